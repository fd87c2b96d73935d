/** The number of items on a page of an asset list. */
export const pageSize = { default: 50, max: 100 } as const;

/** Minimum length of a search in the assets of all accounts. The provider would have to read all of them for a shorter term. */
export const minSearchLength = 3;
