/** The number of items on a page of an asset list. */
export const pageSize = { default: 50, max: 100 } as const;

/**
 * Minimum length of a search in the assets of all accounts. The provider ignores a shorter term, because it would have to read
 * all of them.
 */
export const minSearchLength = 3;
