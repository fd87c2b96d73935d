/**
 * Everything we keep in local storage: the keys of the specification, section 3, and ours: `preferences`, what the
 * notification centre keeps (`notices`), what was told when (`toldAt`), and which golden things the player has been
 * shown (`goldenSeen`).
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
] as const;
export type StorageKey = (typeof storageKeys)[number];
