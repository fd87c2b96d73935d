import { paths } from '@emberclutch/web/routing/paths.ts';

/** Paths of the calendar's pages. Without browser APIs, because the page table reads them outside a browser. */
export const calendarPaths = {
  calendar: paths.seasons,
  reminders: '/seasons/reminders',
};
