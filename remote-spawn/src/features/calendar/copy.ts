export const copy = {
  title: 'Season calendar',
  description: 'When the spawn cycles of each season open and close, in local time and UTC, to subscribe to.',
  eyebrow: 'Seasons and cycles',
  lead: 'Eggs are spawned in cycles. Times are in your time zone, with UTC below.',
  now: 'Now and next',
  later: 'After that',
  past: 'Cycles that are over',
  failureTitle: 'The calendar could not be loaded',
  missing: 'This hatchery publishes no calendar.',
  toSpawn: 'To the spawn',
  unsubscribeTitle: 'Reminders',
  unsubscribeLead:
    'No reminder is sent again once you press the button. Opening this page has changed nothing.',
  unsubscribe: 'Send me no more reminders',
  done: 'No more reminders will be sent to you.',
  unknown: 'This link does not belong to a reminder. Please open it from the e-mail again.',
};
