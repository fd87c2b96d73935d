import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { CanvasSource, Texture } from 'pixi.js';
import type { MapPalette } from '../map/map-palette.ts';
import { planDistrict } from '../map/map-plan.ts';
import { paintIslands, paintLandmarks } from '../map/paint-map.ts';
import { districtRadius } from '../simulation/districts.ts';
import { newPaint } from './new-paint.ts';
import { paintAtOnce } from './flush-paint.ts';

/** Pixels per unit of the picture of a district. */
export const districtScale = 0.34;

/** Lines along the coast, fewer than around the main islands: districts lie close to each other. */
const coastLines = 3;

/** Units of shallow water around the island, and room for mountains at its northern coast. */
const shallows = 320;

/** Paints the districts of a house in slices, without the sea around them. @returns null if the browser has no memory for it */
export function* paintDistrict(house: Element, palette: MapPalette): Generator<void, Texture | null> {
  const width = 2 * (districtRadius.x + shallows);
  const height = 2 * (districtRadius.y + shallows);
  const paint = newPaint(width * districtScale, height * districtScale);
  if (!paint) return null;
  const plan = yield* planDistrict(house);
  paint.scale(districtScale, districtScale);
  paint.translate(width / 2, height / 2);
  const region = { x: -width / 2, y: -height / 2, width, height };
  const fine = { ...palette, pen: 0.6 };
  yield* paintAtOnce(paint, paintIslands(paint, plan, fine, region, coastLines));
  yield* paintAtOnce(paint, paintLandmarks(paint, plan, fine, region));
  return new Texture({ source: new CanvasSource({ resource: paint.canvas }) });
}
