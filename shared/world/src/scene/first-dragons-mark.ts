/** Performance mark of the first frame that shows dragons. The regions are shown earlier. */
export const firstDragonsMark = 'world-first-dragons';
