import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { countKind } from '../kinds.ts';

/** Keys of the milestones. Their texts are in `copy.ts`. */
export type MilestoneName = 'eggs' | 'hatched' | 'houses' | 'seasons' | 'houseSeasons' | 'golden' | 'size';

export interface Milestone {
  name: MilestoneName;
  count: number;
  goal: number;
  filters: Record<string, string>;
}

/** Collection sizes that are milestones. A larger collection keeps the last one. */
const sizes = [10, 50, 100, 250, 500, 1_000];

/** The goals of a collector, from the first egg to every house of every season. */
export function listMilestones(assets: readonly AssetInfo[]): Milestone[] {
  const dragons = assets.flatMap(({ dragon }) => dragon ?? []);
  const seasons = new Set(spawnSeasons.filter((season) => dragons.some(({ spawn }) => spawn === season)));
  const houses = new Set(dragons.flatMap(({ house }) => house ?? []));
  const houseSeasons = new Set(
    dragons.flatMap(({ spawn, house }) => (house && isIn(seasons, spawn) ? `${spawn} ${house}` : [])),
  );
  const size = sizes.find((one) => one > assets.length) ?? sizes.at(-1) ?? 0;
  return [
    { name: 'eggs', count: dragons.length, goal: 1, filters: {} },
    { name: 'hatched', count: countKind(assets, 'dragons'), goal: 1, filters: { show: 'dragons' } },
    {
      name: 'golden',
      count: assets.filter(({ golden }) => golden).length,
      goal: 1,
      filters: { golden: 'true' },
    },
    { name: 'houses', count: houses.size, goal: elements.length, filters: { order: 'house' } },
    { name: 'seasons', count: seasons.size, goal: spawnSeasons.length, filters: { order: 'season' } },
    {
      name: 'houseSeasons',
      count: houseSeasons.size,
      goal: elements.length * spawnSeasons.length,
      filters: { view: 'cabinet' },
    },
    { name: 'size', count: assets.length, goal: size, filters: {} },
  ];
}

const isIn = (words: ReadonlySet<string>, word: string | null | undefined) =>
  typeof word === 'string' && words.has(word);
