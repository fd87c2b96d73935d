/** Set in the timeline of the page when map and sheet of dragons are painted. */
export const paintedMark = 'world-painted';
