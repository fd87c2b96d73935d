/**
 * All keys in local storage, where embeds prefix them: the keys of the specification, section 3, and `preferences`, the notification history
 * (`notices`), the time of the last notification of each kind (`toldAt`), the golden assets that the player has seen
 * (`goldenSeen`), and the selection to compare (`compare`).
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

/**
 * Keys that a tab also keeps in session storage, so that the tab repeats no notification or celebration after Sign Out, and the
 * season does not flicker.
 */
export const tabKeys: readonly StorageKey[] = [
  'toldAt',
  'goldenSeen',
  'spawnSeason',
  'spawnAge',
  'spawnAgeRoman',
];
