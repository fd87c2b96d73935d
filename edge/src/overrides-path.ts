/** Path of the page with the overrides of a browser, and of the call that changes them. */
export const overridesPath = '/overrides';
