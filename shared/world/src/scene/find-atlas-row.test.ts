import { bodyCount, rowCount, wingCount } from './dragon-atlas.ts';
import { findAtlasRow } from './find-atlas-row.ts';

it('each combination of body plan and wings has a row', () => {
  expect(findAtlasRow({ id: 7, body: 2, wings: 1 })).toBe(2 * wingCount + 1);
  expect(bodyCount * wingCount).toBe(rowCount);
});

it('a dragon without known traits always has the same row', () => {
  const rows = [null, -1, 99].map((trait) => findAtlasRow({ id: 7, body: trait, wings: trait }));

  expect(new Set(rows).size).toBe(1);
  expect(rows[0]).toBeLessThan(rowCount);
});
