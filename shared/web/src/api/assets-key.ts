/** First part of the keys of all queries about assets; in its own file, because the home page needs few of those queries. */
export const assetsKey = ['assets'] as const;
