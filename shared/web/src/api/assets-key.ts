/** The first part of the keys of all queries about assets, in a file of its own: the home page needs few of those queries. */
export const assetsKey = ['assets'] as const;
