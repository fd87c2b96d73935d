/**
 * Raise it when a drawing, name, charm or gene of an existing genome changes: pictures are cached by it without expiry.
 * What drew the version before, as far as the two differ, moves to a folder of its own (`dragon-1`, `dragon-2`), and its number is added to
 * `drawableVersions`.
 */
export const artVersion = 3;

/** Versions that can still be drawn byte for byte. */
export const drawableVersions: readonly number[] = [1, 2, artVersion];
