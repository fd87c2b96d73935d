import { queryOptions } from '@tanstack/react-query';
import { CycleReminders } from '@emberclutch/contract/season/cycle-reminders.ts';
import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';
import { catchMissing } from '@emberclutch/web/api/is-missing.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';

/** The cycles for which the account has requested a reminder by e-mail; null if the provider has no reminders. */
async function listReminders(signal?: AbortSignal): Promise<number[] | null> {
  const reminders = request('/v1/seasons/reminders', {
    access: 'private',
    answer: CycleReminders,
    signal,
  });
  const answer = await catchMissing(reminders, { hasFixedPath: true });
  return answer && answer.cycleIds;
}

/** Requests one mail when the cycle opens. */
export const addReminder = (cycleId: number) =>
  request(`/v1/seasons/cycles/${cycleId}/reminder`, {
    method: 'PUT',
    access: 'private',
    answer: ignoredAnswer,
  });

export const removeReminder = (cycleId: number) =>
  request(`/v1/seasons/cycles/${cycleId}/reminder`, {
    method: 'DELETE',
    access: 'private',
    answer: ignoredAnswer,
  });

/** Cancels all reminders of the account to which this token was mailed. */
export const unsubscribeReminders = (token: string) =>
  request('/v1/seasons/reminders/unsubscribe', { method: 'POST', body: { token }, answer: ignoredAnswer });

export const reminderQueries = {
  own: () =>
    queryOptions({
      queryKey: [...seasonQueries.all, 'reminders'],
      queryFn: ({ signal }) => listReminders(signal),
    }),
};
