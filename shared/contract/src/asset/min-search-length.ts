/**
 * Minimum length of a search in the assets of all accounts. A shorter term is ignored, because it would read all of
 * them.
 */
export const minSearchLength = 3;
