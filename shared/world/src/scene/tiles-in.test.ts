import { mapArea } from '../map/map-area.ts';
import { holds } from '../map/region.ts';
import { countTiles, levelFor, shownBy, tilesIn } from './tiles-in.ts';

const viewport = { width: 1_280, height: 720 };
const coarse = 0.084;
const close = { x: 3_300, y: 1_400, zoom: 0.8 };

it('needs no tiles where the whole map is sharp', () => {
  expect(levelFor({ x: 6_000, y: 4_000, zoom: 0.085 }, viewport, { coarse, ratio: 1 }, 32)).toBe(0);
});

it.each([1, 2])('chooses tiles that are about as fine as a screen of ratio %s', (ratio) => {
  const level = levelFor(close, viewport, { coarse, ratio }, 200);
  const [tile] = tilesIn(shownBy(close, viewport, 0), coarse, level);

  expect((tile?.scale ?? 0) / (close.zoom * ratio)).toBeGreaterThan(0.8);
  expect((tile?.scale ?? 0) / (close.zoom * ratio)).toBeLessThan(1.4);
});

it('chooses coarser tiles where a huge screen would need too many', () => {
  const huge = { width: 5_120, height: 2_880 };

  const level = levelFor(close, huge, { coarse, ratio: 2 }, 32);

  expect(countTiles(shownBy(close, huge, 0), coarse, level)).toBeLessThanOrEqual(32);
});

it('covers what the window shows, from its middle outwards', () => {
  const region = shownBy(close, viewport, 0);
  const tiles = tilesIn(region, coarse, 6);
  const corners = [
    { x: region.x, y: region.y },
    { x: region.x + region.width, y: region.y + region.height },
  ];

  for (const place of [close, ...corners])
    expect(tiles.filter((tile) => holds(tile.region, place))).toHaveLength(1);
  expect(holds(tiles[0]?.region ?? region, close)).toBe(true);
  expect(tiles).toHaveLength(countTiles(region, coarse, 6));
});

it('has no tiles beyond the map', () => {
  const corner = { x: mapArea.x, y: mapArea.y, zoom: 0.8 };

  for (const { region } of tilesIn(shownBy(corner, viewport, 150), coarse, 6)) {
    expect(region.x).toBeGreaterThanOrEqual(mapArea.x);
    expect(region.y).toBeGreaterThanOrEqual(mapArea.y);
  }
});
