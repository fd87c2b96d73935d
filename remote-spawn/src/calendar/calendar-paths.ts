/** Paths of the calendar's pages. The page table reads them outside of a browser. */
export const calendarPaths = {
  calendar: '/seasons',
  reminders: '/seasons/reminders',
};
