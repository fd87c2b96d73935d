/** Name of the mark in the timeline of the page when the map and the sheet of dragons are painted. */
export const paintedMark = 'world-painted';
