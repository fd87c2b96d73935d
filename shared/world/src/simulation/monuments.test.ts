import { genesis } from './lands.ts';
import { goldenMonuments, seasonMonuments } from './monuments.ts';
import { nestOf } from './nest-of.ts';

const dragon = (id: number, golden: boolean, hatchedAt = id) =>
  ({ id, house: 'FIRE', golden, hatchedAt }) as const;

it('puts a column beside the nest of each golden dragon, and none elsewhere', () => {
  const [column, ...others] = goldenMonuments([dragon(1, false), dragon(2, true)]);
  const nest = nestOf(dragon(2, true));

  expect(others).toEqual([]);
  expect(Math.hypot((column?.x ?? 0) - nest.x, (column?.y ?? 0) - nest.y)).toBeLessThan(200);
});

it('leaves the columns of earlier dragons where they are when another hatches', () => {
  const before = Array.from({ length: 60 }, (_, index) => dragon(2 * index + 2, true));

  const columns = goldenMonuments([...before, dragon(1, true, 1_000)]);

  expect(columns.slice(0, 60)).toEqual(goldenMonuments(before));
});

it('keeps all columns of a nest apart', () => {
  const columns = goldenMonuments(Array.from({ length: 200 }, (_, index) => dragon(index + 1, true)));

  for (const [index, one] of columns.entries())
    for (const other of columns.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(25);
});

it('gives each season that has ended its own stone at the lake, independent of other seasons', () => {
  const ended = [
    { season: 'GENESIS', age: 0 },
    { season: 'EARTH', age: 1 },
    { season: 'FIRE', age: 1 },
    { season: 'EARTH', age: 2 },
  ] as const;
  const stones = seasonMonuments(ended);

  expect(new Set(stones.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)).size).toBe(4);
  expect(seasonMonuments(ended.slice(2))).toEqual(stones.slice(2));
  for (const { x, y } of stones)
    expect(Math.hypot(x - genesis.x, y - genesis.y)).toBeLessThan(1.2 * genesis.radius);
});
