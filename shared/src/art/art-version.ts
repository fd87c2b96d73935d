/** Raised whenever a drawing, a name, a charm or a gene of an existing genome changes. Pictures may be cached by it for ever. */
export const artVersion = 1;
