/** Set in the timeline of the page with the first frame that shows dragons. The lands are there before. */
export const firstDragonsMark = 'world-first-dragons';
