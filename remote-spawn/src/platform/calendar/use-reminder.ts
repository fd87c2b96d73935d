import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { addReminder, reminderQueries, removeReminder } from '../api/reminders.ts';
import { sessionAtom } from '@emberclutch/web/state';

/**
 * The reminder of one cycle, and how to ask for it or cancel it.
 * @returns null if the visitor is signed out or the provider has no reminders
 */
export function useReminder(cycleId: number) {
  const session = useAtomValue(sessionAtom);
  const queryClient = useQueryClient();
  const { queryKey } = reminderQueries.own();
  const { data: ids } = useQuery({ ...reminderQueries.own(), enabled: session !== null });
  const change = useMutation<unknown, ApiError, boolean>({
    mutationFn: (isWanted) => (isWanted ? addReminder(cycleId) : removeReminder(cycleId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  if (session === null || !ids) return null;
  return { isSet: ids.includes(cycleId), change };
}
