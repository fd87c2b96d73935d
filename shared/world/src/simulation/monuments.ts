import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { genesis } from './lands.ts';
import { nestOf } from './nest-of.ts';
import { flattening } from './orbit-group.ts';
import type { Point } from './point.ts';

export interface SeasonOfAge {
  season: SpawnSeason;
  age: number;
}

/** A column where a golden dragon hatched, or the stone of a season that has ended. */
export interface Monument extends Point {
  /** Null for a golden dragon. */
  season: SpawnSeason | null;
}

interface Hatched {
  id: number;
  home?: number;
  house: Element;
  golden: boolean;
  /** Epoch seconds; 0 if unknown. */
  hatchedAt: number;
}

/** Radians between neighbouring monuments: no two of them come to stand behind each other. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Units between the fire of a nest and its first column, and by which the circle widens. */
const [firstReach, reachStep] = [150, 44];

/** The columns of golden dragons, around the nests from which they rose, in the order of their hatching. */
export function goldenMonuments(dragons: readonly Hatched[]): Monument[] {
  const byNest = new Map<string, number>();
  return dragons
    .filter(({ golden }) => golden)
    .toSorted((one, other) => one.hatchedAt - other.hatchedAt || one.id - other.id)
    .map((dragon) => {
      const nest = nestOf(dragon);
      const key = `${nest.x} ${nest.y}`;
      const index = byNest.get(key) ?? 0;
      byNest.set(key, index + 1);
      return {
        ...around(nest, index * goldenAngle, firstReach + reachStep * Math.sqrt(index)),
        season: null,
      };
    });
}

/** Stones of one circle around the lake. */
const stonesPerCircle = 20;

/** The stones of seasons that have ended, around the lake of Genesis in the order of the calendar. */
export const seasonMonuments = (ended: readonly SeasonOfAge[]): Monument[] =>
  ended.map(({ season, age }) => {
    const index = calendarIndexOf({ season, age });
    const circle = Math.floor(index / stonesPerCircle);
    const angle = (2 * Math.PI * (index + 0.5 * circle)) / stonesPerCircle - Math.PI / 2;
    return { ...around(genesis, angle, genesis.radius * (1.12 + 0.16 * circle)), season };
  });

/** Number of a season in the calendar: GENESIS, then four of each age. */
const calendarIndexOf = ({ season, age }: SeasonOfAge): number =>
  season === 'GENESIS' ? 0 : Math.max(0, age - 1) * (spawnSeasons.length - 1) + spawnSeasons.indexOf(season);

const around = ({ x, y }: Point, angle: number, reach: number): Point => ({
  x: x + Math.cos(angle) * reach,
  y: y + Math.sin(angle) * reach * flattening,
});
