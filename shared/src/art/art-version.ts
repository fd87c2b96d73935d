/** Raise it when a drawing, name, charm or gene of an existing genome changes: pictures are cached by it without expiry. */
export const artVersion = 1;
