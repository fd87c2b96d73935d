import { toRomanNumeral } from '@emberclutch/contract/season/roman-numeral.ts';

/** Formats the title of a season for players, such as `Earth II`. Genesis has no numeral. */
export const formatSeasonTitle = (season: string, age: number): string =>
  `${season.charAt(0)}${season.slice(1).toLowerCase()} ${toRomanNumeral(age)}`.trim();
