import {
  districtSheets,
  isDrawn,
  chooseLevel,
  mainSheet,
  findParentTile,
  getScale,
  tileScales,
  listTiles,
} from './map-sheet.ts';
import { contains, isWithin } from './box.ts';

const levels = [...tileScales.keys()];
const window = { x: 2_500, y: 900, width: 1_600, height: 900 };

it.each(levels)(
  'listTiles covers each point of an area with exactly one tile of level %i, the middle tile first',
  (level) => {
    const tiles = listTiles(mainSheet, level, window);
    const corner = { x: window.x + window.width, y: window.y + window.height };
    const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };

    for (const point of [window, corner, middle])
      expect(tiles.filter(({ area }) => contains(area, point))).toHaveLength(1);
    expect(contains(tiles[0]?.area ?? window, middle)).toBe(true);
    expect(new Set(tiles.map(({ path }) => path)).size).toBe(tiles.length);
  },
);

it('every sheet has whole pixels at its edges, so that tiles fit together', () => {
  for (const { area } of [mainSheet, ...Object.values(districtSheets)])
    for (const scale of tileScales)
      for (const units of [area.width, area.height])
        expect(units * scale).toBeCloseTo(Math.round(units * scale), 6);
});

it('each tile has a parent, and each parent in the first levels has a picture', () => {
  for (const level of levels.slice(1))
    for (const tile of listTiles(mainSheet, level, mainSheet.area)) {
      const parent = findParentTile(tile);
      expect(parent && isWithin(tile.area, parent.area)).toBe(true);
    }
  expect(listTiles(mainSheet, 0, mainSheet.area).every(isDrawn)).toBe(true);
});

it('the build draws a whole district, but no open sea at close levels', () => {
  const { FIRE } = districtSheets;
  const last = tileScales.length - 1;

  expect(listTiles(FIRE, last, FIRE.area).every(isDrawn)).toBe(true);
  expect(listTiles(mainSheet, last, mainSheet.area).every(isDrawn)).toBe(false);
});

it('the map shows the level that is sharp on the screen, or the last level', () => {
  expect(chooseLevel(0.073)).toBe(0);
  for (const zoom of [0.11, 0.2, 0.45, 0.9]) {
    expect(getScale(chooseLevel(zoom)) / zoom).toBeGreaterThan(0.79);
    expect(getScale(chooseLevel(zoom)) / zoom).toBeLessThan(2);
  }
  expect(chooseLevel(2.9)).toBe(tileScales.length - 1);
});
