import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { closeCurve, interpolate, traceRibbon, engrave, traceSparkle } from './curve.ts';
import { drawGoldenEmblem, drawGlory } from './draw-golden-emblem.ts';
import { drawBackground } from './draw-background.ts';
import { traceGlyph } from './glyph-path.ts';
import type { Palette, Tint } from './palette.ts';
import { gold, ink, createOutline, mixColors, shadow } from './palette.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { keyColors } from './season-skins/season-skins.ts';
import type { Point } from './svg.ts';
import {
  writeElement,
  writeGroup,
  writeLinearGradient,
  parsePoints,
  placePoints,
  repeat,
  writePath,
  writeRadialGradient,
  writeDocument,
  toUrlReference,
} from './svg.ts';

export type KeyTraits = {
  season: SpawnSeason;
  /** 0 in GENESIS, then 1, 2, ... The shaft has one ring for each, up to 7. */
  age: number;
  golden: boolean;
};

/** Draws a gateway key, whose bow is an egg between two wings: a complete SVG, 400 units square, on a transparent background. */
export function drawKey({ season, age, golden }: KeyTraits): string {
  const tint = keyColors[season];
  const metal = golden ? gold : toAlloy(tint);
  const palette: Palette = {
    ground: metal,
    marks: tint,
    house: golden ? { ...tint, light: '#fff0c0' } : tint,
    magic: tint,
    innerLight: tint.light,
    golden,
  };
  const createStream = (part: string) => createRandom(`${season}${age}${golden}`, part);
  const id = `k${season.charAt(0).toLowerCase()}${age}${golden ? 'g' : 'n'}`;
  const background = drawBackground(`${id}h`, palette, createStream('ground'), [200, 196]);
  const metalFill = toUrlReference(`${id}m`);
  const outline = createOutline(1.4);

  const key =
    drawWings(metalFill, metal) +
    writePath(shaft, { fill: metalFill, ...outline }) +
    writePath(bit, { fill: metalFill, ...outline, 'fill-rule': 'evenodd' }) +
    writePath(traceFlutes(), { fill: ink, 'fill-opacity': 0.6 }) +
    drawCollars(age, metalFill) +
    writePath(bow, { fill: metalFill, ...outline, 'fill-rule': 'evenodd' }) +
    writePath(stone, { fill: toUrlReference(`${id}e`), ...outline }) +
    writePath(traceShading(), { fill: ink, 'fill-opacity': 0.55 }) +
    writePath(
      traceSign(season, ([x, y]) => [200 + x * 2.1, 112 + y * 2.1]),
      { fill: mixColors(tint.deep, ink, 0.35), 'fill-rule': 'evenodd' },
    ) +
    writeElement('ellipse', {
      cx: 184,
      cy: 88,
      rx: 6,
      ry: 11,
      fill: '#ffffff',
      'fill-opacity': 0.75,
      transform: 'rotate(28 184 88)',
    }) +
    (golden ? drawSparkles(createStream('leaf')) : '');

  return writeDocument(
    background.definition + defineGradients(id, metal, tint),
    background.content +
      (golden ? drawGlory([200, 196], 132, 190) : '') +
      writePath(closeCurve(parsePoints('150,362 200,356 262,358 286,366 240,374 176,373')), {
        fill: shadow,
        'fill-opacity': 0.22,
      }) +
      writeGroup({ transform: 'rotate(8 200 200)' }, key) +
      (golden ? drawGoldenEmblem([110, 318], 13) : ''),
  );
}

/** Grey metal with a hint of the season's colour. */
const toAlloy = (tint: Tint): Tint => ({
  light: mixColors('#f3eee6', tint.light, 0.45),
  mid: mixColors('#a9a6a4', tint.mid, 0.5),
  deep: mixColors('#4a4650', tint.deep, 0.5),
});

const defineGradients = (id: string, metal: Tint, tint: Tint): string =>
  writeLinearGradient(
    `${id}m`,
    [0, 0, 1, 0.4],
    [
      [0, metal.mid],
      [0.25, metal.light],
      [0.5, metal.mid],
      [0.72, mixColors(metal.mid, metal.light, 0.5)],
      [1, metal.deep],
    ],
  ) +
  writeRadialGradient(`${id}e`, { cx: 0.36, cy: 0.3, r: 0.8 }, [
    [0, mixColors(tint.light, '#ffffff', 0.7)],
    [0.4, tint.light],
    [0.75, tint.mid],
    [1, tint.deep],
  ]);

const traceOval = (scale: number) =>
  closeCurve(
    placePoints('0,-58 24,-46 42,-14 44,16 26,42 0,50 -26,42 -44,16 -42,-14 -24,-46', [200, 114], scale),
  );

const bow = traceOval(1) + traceOval(0.8);
const stone = traceOval(0.76);
const shaft = closeCurve(
  parsePoints('192,160 208,160 207,200 206,250 206.5,300 208,344 200,356 192,344 193.5,300 194,250 193,200'),
);
const bit = `${closeCurve(parsePoints('205,288 222,283 240,287 254,281 256,292 250,299 254,306 266,305 268,318 256,321 254,328 260,336 250,343 236,338 222,342 205,338'))}${closeCurve(parsePoints('222,302 232,299 238,308 236,320 226,324 219,314'))}`;

function drawWings(metalFill: string, metal: Tint): string {
  let [skins, folds, bones] = ['', '', ''];
  for (const side of [-1, 1]) {
    const mirrorPoints = (text: string) => placePoints(text, [200, 0], side, 1);
    skins += closeCurve(
      mirrorPoints(
        '40,132 44,96 66,60 84,46 100,60 118,72 114,88 122,108 106,114 102,134 84,134 70,148 54,142',
      ),
    );
    const wrist: Point = [200 + side * 80, 50];
    for (const tip of mirrorPoints('118,72 122,108 102,134 70,148')) {
      bones += traceRibbon([wrist, interpolate(wrist, tip, 0.5), tip], (t) => 4.4 - 3.4 * t);
      for (const share of [0.4, 0.58, 0.76]) {
        const from = interpolate(wrist, tip, share);
        folds += engrave(from, [from[0] - side * 7, from[1] + 5], [from[0] - side * 15, from[1] + 6], 1.2);
      }
    }
    bones += traceRibbon(mirrorPoints('38,136 50,100 68,66 82,46'), (t) => 9 - 5 * t);
  }
  const outline = createOutline(1.2);
  return (
    writePath(skins, { fill: metalFill, ...outline }) +
    writePath(folds, { fill: ink, 'fill-opacity': 0.6 }) +
    writePath(bones, { fill: mixColors(metal.light, metal.mid, 0.4), ...createOutline(0.9) })
  );
}

function drawCollars(age: number, metalFill: string): string {
  const ringHeights = Array.from({ length: Math.min(age, 7) }, (_, index) => 190 + index * 13);
  const drawCollar = (y: number, halfWidth: number, height: number) =>
    writeElement('rect', {
      x: 200 - halfWidth,
      y: y - height / 2,
      width: halfWidth * 2,
      height,
      rx: height / 2,
      fill: metalFill,
      stroke: ink,
      'stroke-width': 1.1,
    });
  return (
    drawCollar(168, 17, 11) +
    drawCollar(179, 12, 7) +
    ringHeights.map((y) => drawCollar(y, 11.5, 6.5)).join('') +
    drawCollar(347, 11, 8)
  );
}

/** Path data of shading lines along the shaft and across the bit. */
const traceFlutes = () =>
  repeat(34, (line) => {
    const y = 188 + line * 4.6;
    return engrave([201, y], [204, y + 1], [206.5, y + 0.5], 1.3);
  }) +
  repeat(12, (line) => {
    const x = 210 + line * 3.6;
    return engrave([x, 336], [x + 1, 330], [x + 0.5, 324 + (line % 3)], 1.1);
  });

/** Path data of hatching on the shaded side of the stone and its setting. */
const traceShading = () =>
  repeat(16, (line) => {
    const y = 84 + line * 4.4;
    const halfChord = 34 * Math.sqrt(Math.max(0, 1 - ((y - 116) / 42) ** 2));
    const placeOnChord = (share: number, down: number): Point => [200 + halfChord * share, y + down];
    const start = placeOnChord(0.92 - line * 0.045, 3);
    return engrave(start, placeOnChord(0.75, 2.6), placeOnChord(0.98, 0), 0.6 + line * 0.07);
  }) +
  repeat(22, (line) => {
    const angle = -0.5 + line * 0.11;
    const placeOnRim = (radius: number): Point => [
      200 + Math.cos(angle) * 43 * radius,
      112 + Math.sin(angle) * 51 * radius,
    ];
    return engrave(placeOnRim(0.83), placeOnRim(0.9), placeOnRim(0.98), 1.2);
  });

/** Path data of the sign of a season, up to 12 units around the origin: its element, or a sun on the horizon for GENESIS. */
function traceSign(season: SpawnSeason, transform: (point: Point) => Point): string {
  if (season !== 'GENESIS') return traceGlyph(season, transform);
  const rays = repeat(7, (ray) => {
    const angle = Math.PI + (ray / 6) * Math.PI;
    const placeOnRay = (radius: number) =>
      transform([Math.cos(angle) * radius, 3 + Math.sin(angle) * radius]);
    return engrave(placeOnRay(6.2), placeOnRay(8.4), placeOnRay(ray % 2 ? 10 : 12), 1.5);
  });
  const sun = closeCurve(
    [0, 1, 2, 3, 4, 5, 6].map((step) =>
      transform([Math.cos(Math.PI + step * 0.5236) * 4.6, 3 + Math.sin(Math.PI + step * 0.5236) * 4.6]),
    ),
  );
  const horizon = [5, 8.4].map((y) =>
    traceRibbon(
      placePoints('-9,0 0,-0.8 9,0', [0, y]).map(transform),
      (t) => 1.9 * Math.sin(Math.PI * t) + 0.2,
    ),
  );
  return sun + rays + horizon.join('');
}

/** Draws highlights on the edges of a golden key. */
function drawSparkles(random: Random): string {
  const points = parsePoints('200,190 198,250 228,318 150,96 246,90');
  return writePath(points.map((point) => traceSparkle(point, random.pickBetween(7, 12), 0.14)).join(''), {
    fill: '#fffdf0',
  });
}
