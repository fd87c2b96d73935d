/** The first entry of a list that it has twice. */
export const findRepeated = (entries: readonly string[]): string | undefined =>
  entries.find((entry, index) => entries.indexOf(entry) !== index);
