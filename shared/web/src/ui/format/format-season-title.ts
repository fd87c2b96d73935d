import { romanAge } from '@emberclutch/web/state';

/**
 * `Earth II`. A season without a known age has only its name, and Genesis has no age (specification, section 2).
 * @param season in any case: providers write `EARTH` and `primordial`
 */
export function formatSeasonTitle(season: string, age: number | null = null): string {
  const name = season.charAt(0).toUpperCase() + season.slice(1).toLowerCase();
  return name === 'Genesis' ? name : `${name} ${romanAge(age)}`.trim();
}
