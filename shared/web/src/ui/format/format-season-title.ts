import { romanAge } from '@emberclutch/web/state';

/** `Earth II`. Genesis and a season of unknown age have no age (specification, section 2). Providers write `EARTH` and `primordial`. */
export function formatSeasonTitle(season: string, age: number | null = null): string {
  const name = season.charAt(0).toUpperCase() + season.slice(1).toLowerCase();
  return name === 'Genesis' ? name : `${name} ${romanAge(age)}`.trim();
}
