/** Targets of the forms that choose a candidate and that end every choice. */
export const choosePath = '/preview';
export const leavePath = '/preview/leave';

/** Name of the parameter of a link to a candidate: `/hatchery?preview=<id>`. */
export const previewParameter = 'preview';
