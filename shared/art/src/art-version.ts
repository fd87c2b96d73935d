/**
 * Raise it when a drawing, name, charm or gene of an existing genome changes: URLs of pictures contain it, and pictures
 * are cached without expiry. Only the current version can be drawn.
 */
export const artVersion = 5;
