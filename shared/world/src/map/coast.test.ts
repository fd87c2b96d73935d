import { traceCoast, createPolygonTest } from './coast.ts';

const isOnLand = createPolygonTest(traceCoast({ x: 1_000, y: -500, radiusX: 900, radiusY: 500 }, 7, 0.2));
const isInConcavePolygon = createPolygonTest([
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 300 },
  { x: 200, y: 300 },
  { x: 200, y: 100 },
  { x: 0, y: 100 },
]);

const toPoints = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));

it.each([
  ['land', isOnLand, toPoints([1_000, -500], [400, -500], [1_000, -130]), true],
  ['land', isOnLand, toPoints([-800, -500], [1_000, 900], [9_000, -500]), false],
  ['a concave polygon', isInConcavePolygon, toPoints([50, 50], [250, 250]), true],
  ['a concave polygon', isInConcavePolygon, toPoints([50, 250]), false],
] as const)(
  'the polygon test distinguishes the inside of %s from its outside',
  (_what, isInside, samples, expected) => {
    for (const point of samples) expect(isInside(point)).toBe(expected);
  },
);
