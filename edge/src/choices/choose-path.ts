/** Where a press on a page of this site chooses a candidate, and where one ends every choice. */
export const choosePath = '/preview';
export const leavePath = '/preview/leave';

/** Name of the parameter of a link to a candidate: `/hatchery?preview=<id>`. */
export const previewParameter = 'preview';
