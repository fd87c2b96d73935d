import { toRomanNumeral } from '@emberclutch/contract/season/roman-numeral.ts';
import { toKnownSeason, seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { readStored, writeOrRemove, writeStored } from './browser-storage.ts';

export interface StoredSeason {
  /** The provider's spelling: `EARTH`, `primordial`. */
  spawnSeason: string;
  /** 0 in genesis; null if unknown. */
  spawnAge: number | null;
}

/** The last known season of this browser, for the badge and the season's colours until the provider responds. */
export function storedSeason(): StoredSeason | null {
  const spawnSeason = readStored('spawnSeason');
  if (!spawnSeason) return null;
  const spawnAge = Number(readStored('spawnAge') || Number.NaN);
  return { spawnSeason, spawnAge: spawnAge === 0 || isCountable(spawnAge) ? spawnAge : null };
}

/** Roman numerals end at 3,999. Storage may hold any number, even `Infinity`. */
const isCountable = (age: number) => Number.isInteger(age) && age > 0 && age < 4_000;

/** Stores the season and applies its colours to the page. */
export function storeSeason({ spawnSeason, spawnAge }: StoredSeason): void {
  writeStored('spawnSeason', spawnSeason);
  writeOrRemove('spawnAge', spawnAge === null ? null : String(spawnAge));
  // 0 is GENESIS (specification, section 9).
  writeOrRemove('spawnAgeRoman', spawnAge === 0 ? 'GENESIS' : romanAge(spawnAge) || null);
  showSeason(spawnSeason);
}

function showSeason(spawnSeason: string): void {
  const season = toKnownSeason(spawnSeason);
  const { classList } = document.documentElement;
  for (const name of seasonNames) classList.toggle(pageClasses.season(name), name === season);
}

/** 1 is `I`, 14 is `XIV`. Empty for age 0 (genesis) and for an unknown age. */
export const romanAge = (age: number | null): string =>
  age === null || !isCountable(age) ? '' : toRomanNumeral(age);
