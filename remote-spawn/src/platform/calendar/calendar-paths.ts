import { paths } from '@emberclutch/web/routing/paths.ts';

/** Paths of the calendar's pages. This file uses no browser APIs, because the page table imports it outside a browser. */
export const calendarPaths = {
  calendar: paths.seasons,
  reminders: '/seasons/reminders',
};
