import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@emberclutch/world/map/canvas.ts';
import { mapArea } from '@emberclutch/world/map/world-area.ts';
import { mapPalette } from '@emberclutch/world/map/map-palette.ts';
import type { MapPalette } from '@emberclutch/world/map/map-palette.ts';
import { buildMapLayout } from '@emberclutch/world/map/map-layout.ts';
import { openSeaColor } from '@emberclutch/world/map/open-sea.ts';
import { paintMap, paintOpenSea } from '@emberclutch/world/map/paint-map.ts';
import type { Box } from '@emberclutch/world/map/box.ts';
import { drawSoftParts } from './draw-tiles.ts';

const { x, y, width, height } = mapArea;
const side = 200;

type Paint = (canvas: Canvas, palette: MapPalette, area: Box) => void;

/** Reads the mean channels of a painted area, because waves are lines of another colour. */
function readColor(paint: Paint, area: Box): number[] {
  const canvas = createCanvas(20, 20);
  const context = canvas.getContext('2d');
  context.scale(20 / side, 20 / side);
  context.translate(-area.x, -area.y);
  // Cast: the context has the drawing methods of a browser's canvas, but is not declared as one.
  paint(context as unknown as Canvas, { ...mapPalette, pen: 1 }, area);
  const { data } = context.getImageData(0, 0, 20, 20);
  return [0, 1, 2].map((channel) =>
    Math.round(data.filter((_, index) => index % 4 === channel).reduce((sum, value) => sum + value, 0) / 400),
  );
}

const [layout, soft] = [buildMapLayout(), drawSoftParts()];

it.each([
  ['eastern', { x: x + width - side, y: y + 200 }, { x: x + width, y: y + 200 }],
  ['western', { x, y: y + height - 400 }, { x: x - side, y: y + height - 400 }],
])('the sea has the same colour on both sides of the %s edge of the main sheet', (_, inside, outside) => {
  const mainColor = readColor((canvas, palette, area) => paintMap(canvas, layout, palette, area, soft), {
    ...inside,
    width: side,
    height: side,
  });
  const seaColor = readColor(paintOpenSea, { ...outside, width: side, height: side });

  for (const channel of [0, 1, 2])
    expect(Math.abs((mainColor[channel] ?? 0) - (seaColor[channel] ?? 0))).toBeLessThan(5);
});

it('the sea has one colour far from the islands', () => {
  const farColor = readColor(paintOpenSea, { x: x + width + 9_000, y, width: side, height: side });

  expect(`#${farColor.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`).toBe(openSeaColor);
});
