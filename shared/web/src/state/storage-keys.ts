/**
 * All keys in local storage, to which embeds add a prefix: the keys of the specification, section 3, `preferences`, the notification
 * history (`notices`), when each kind was last shown (`toldAt`), the golden assets that were shown (`goldenSeen`), and the
 * selection to compare.
 */
export const storageKeys = [
  'session',
  'user',
  'displayName',
  'email',
  'spawnSeason',
  'spawnAge',
  'spawnAgeRoman',
  'theme',
  'preferences',
  'notices',
  'toldAt',
  'goldenSeen',
  'compare',
] as const;
export type StorageKey = (typeof storageKeys)[number];

/** Also kept in session storage, so that a tab repeats no notification after Sign Out, and the season does not flicker. */
export const tabKeys: readonly StorageKey[] = [
  'toldAt',
  'goldenSeen',
  'spawnSeason',
  'spawnAge',
  'spawnAgeRoman',
];
