/** Set in the timeline of the page with the first frame that shows dragons. The lands are shown before. */
export const firstDragonsMark = 'world-first-dragons';
