import { romanAge } from '@emberclutch/shared/state';

interface Season {
  spawnSeason: string;
  spawnAge?: number | null;
}

/** `Earth II`, whatever case the provider writes. Genesis has no age to tell (specification, section 2). */
export function seasonTitle({ spawnSeason, spawnAge }: Season): string {
  const name = spawnSeason.charAt(0).toUpperCase() + spawnSeason.slice(1).toLowerCase();
  return name === 'Genesis' ? name : `${name} ${romanAge(spawnAge ?? null)}`.trim();
}
