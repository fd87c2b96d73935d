/** Minimum length of a search in the assets of all accounts: a shorter one would read all of them, and does not restrict the list. */
export const minSearchLength = 3;
