import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { monumentsOf } from './monuments-of.ts';

const dragon = (change: Partial<WorldDragon>): WorldDragon => ({
  id: 1,
  house: 'FIRE',
  magic: 'AIR',
  season: 'GENESIS',
  age: 0,
  golden: false,
  rare: false,
  body: null,
  wings: null,
  genome: null,
  hatchedAt: 1,
  ...change,
});

it('remembers golden dragons, and the seasons that dragons come from, without the current one', () => {
  const current = CurrentSeason.read(aSeason({ spawnSeason: 'WATER', spawnAge: 2 })) ?? undefined;
  const dragons = [
    dragon({ id: 1 }),
    dragon({ id: 2 }),
    dragon({ id: 3, season: 'WATER', age: 1 }),
    dragon({ id: 4, season: 'WATER', age: 2, golden: true }),
    dragon({ id: 5, season: null }),
  ];

  expect(monumentsOf(dragons, current).map(({ season }) => season)).toEqual([null, 'GENESIS', 'WATER']);
  // While the current season is unknown, no season is known to have ended.
  expect(monumentsOf(dragons, undefined).map(({ season }) => season)).toEqual([null]);
});
