import { bodyCount, rowCount, wingCount } from './dragon-atlas.ts';
import { findAtlasRow } from './find-atlas-row.ts';

const dragon = { id: 7 };

it('body plan and wings come from the genome if the provider does not send their indices', () => {
  // The second body plan, and the last kind of wings.
  const genome = `${'0'.repeat(21)}60${'0'.repeat(41)}`;

  expect(findAtlasRow({ ...dragon, body: null, wings: null, genome })).toBe(wingCount);
  expect(findAtlasRow({ ...dragon, body: 2, wings: 1, genome })).toBe(2 * wingCount + 1);
});

it('a dragon without known traits always has the same row', () => {
  const rows = [null, 'neither', '0'].map((genome) =>
    findAtlasRow({ ...dragon, body: null, wings: -1, genome }),
  );

  expect(new Set(rows).size).toBe(1);
  expect(rows[0]).toBeLessThan(rowCount);
  expect(bodyCount * wingCount).toBe(rowCount);
});
