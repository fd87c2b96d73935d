import { mapArea } from '../map/map-area.ts';
import { contains } from '../map/region.ts';
import { countTiles, tileLevelFor, visibleRegion, tilesIn } from './tiles-in.ts';

const viewport = { width: 1_280, height: 720 };
const coarse = 0.084;
const close = { x: 3_300, y: 1_400, zoom: 0.8 };

it('needs no tiles if the whole map is sharp', () => {
  expect(tileLevelFor({ x: 6_000, y: 4_000, zoom: 0.085 }, viewport, { coarse, ratio: 1 }, 32)).toBe(0);
});

it.each([1, 2])('chooses tiles of about the resolution of a screen of ratio %s', (ratio) => {
  const level = tileLevelFor(close, viewport, { coarse, ratio }, 200);
  const [tile] = tilesIn(visibleRegion(close, viewport, 0), coarse, level);

  expect((tile?.scale ?? 0) / (close.zoom * ratio)).toBeGreaterThan(0.8);
  expect((tile?.scale ?? 0) / (close.zoom * ratio)).toBeLessThan(1.4);
});

it('chooses coarser tiles where a huge screen would need too many', () => {
  const huge = { width: 5_120, height: 2_880 };

  const level = tileLevelFor(close, huge, { coarse, ratio: 2 }, 32);

  expect(countTiles(visibleRegion(close, huge, 0), coarse, level)).toBeLessThanOrEqual(32);
});

it('covers the window, from its center outwards', () => {
  const region = visibleRegion(close, viewport, 0);
  const tiles = tilesIn(region, coarse, 6);
  const corners = [
    { x: region.x, y: region.y },
    { x: region.x + region.width, y: region.y + region.height },
  ];

  for (const point of [close, ...corners])
    expect(tiles.filter((tile) => contains(tile.region, point))).toHaveLength(1);
  expect(contains(tiles[0]?.region ?? region, close)).toBe(true);
  expect(tiles).toHaveLength(countTiles(region, coarse, 6));
});

it('has no tiles beyond the map', () => {
  const corner = { x: mapArea.x, y: mapArea.y, zoom: 0.8 };

  for (const { region } of tilesIn(visibleRegion(corner, viewport, 150), coarse, 6)) {
    expect(region.x).toBeGreaterThanOrEqual(mapArea.x);
    expect(region.y).toBeGreaterThanOrEqual(mapArea.y);
  }
});
