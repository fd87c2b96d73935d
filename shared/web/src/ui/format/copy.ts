/** Words of the components in this folder. */
export const copy = { now: 'Now' };
