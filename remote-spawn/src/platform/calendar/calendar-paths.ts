import { paths } from '@emberclutch/web/routing/paths.ts';

/** Paths of the calendar's pages. The page table reads them outside of a browser. */
export const calendarPaths = {
  calendar: paths.seasons,
  reminders: '/seasons/reminders',
};
