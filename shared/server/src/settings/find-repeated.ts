/** The first entry that occurs more than once in a list; undefined if there is none. */
export const findRepeated = (entries: readonly string[]): string | undefined =>
  entries.find((entry, index) => entries.indexOf(entry) !== index);
