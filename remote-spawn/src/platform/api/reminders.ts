import { queryOptions } from '@tanstack/react-query';
import { CycleReminders } from '@emberclutch/contract/season/cycle-reminders.ts';
import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';
import { catchMissing } from '@emberclutch/web/api/is-missing.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';

/** The cycles for which the account has requested a reminder by e-mail; null if the provider has no reminders. */
async function listReminders(signal?: AbortSignal): Promise<number[] | null> {
  const reminders = request('/v1/seasons/reminders', {
    access: 'private',
    reader: CycleReminders,
    signal,
  });
  const response = await catchMissing(reminders, { hasFixedPath: true });
  return response && response.cycleIds;
}

/** Requests one mail when the cycle opens. */
export const addReminder = (cycleId: number) =>
  request(`/v1/seasons/cycles/${cycleId}/reminder`, {
    method: 'PUT',
    access: 'private',
    reader: ignoredResponse,
  });

export const removeReminder = (cycleId: number) =>
  request(`/v1/seasons/cycles/${cycleId}/reminder`, {
    method: 'DELETE',
    access: 'private',
    reader: ignoredResponse,
  });

/** Cancels all reminders of the account to which this token was mailed. */
export const unsubscribeReminders = (token: string) =>
  request('/v1/seasons/reminders/unsubscribe', { method: 'POST', body: { token }, reader: ignoredResponse });

export const reminderQueries = {
  own: () =>
    queryOptions({
      queryKey: [...seasonQueries.all, 'reminders'],
      queryFn: ({ signal }) => listReminders(signal),
    }),
};
