import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { Canvas } from '../map/canvas.ts';
import type { Box } from '../map/box.ts';

/** One frame of a dragon to paint. */
export interface PortraitFrame {
  /** Unique among all frames. */
  key: string;
  genome: Genome;
  /** Height of the wings; null if the dragon rests. */
  lift: number | null;
  /** Side length in pixels. */
  size: number;
}

/** Side length of a drawing in its own units. */
const drawingSize = 400;

/** Paints a frame of a dragon on an empty canvas of the size of the frame. */
export function paintPortrait(canvas: Canvas, { genome, lift, size }: PortraitFrame): void {
  canvas.scale(size / drawingSize, size / drawingSize);
  paintSvg(canvas, drawDragonFrame(genome, lift));
}

type Attributes = ReadonlyMap<string, string>;

type Gradient = { isRadial: boolean; attributes: Attributes; stops: Attributes[] };

type Definitions = { clips: Map<string, Path2D>; gradients: Map<string, Gradient> };

/**
 * Paints one of our SVG drawings on a canvas. A worker needs this, because browsers decode SVG images only on the main thread. It supports
 * what frames of dragons contain (groups, paths, circles, gradients and clip paths) and throws for everything else.
 */
function paintSvg(canvas: Canvas, svg: string): void {
  const definitions: Definitions = { clips: new Map(), gradients: new Map() };
  /** Id of the clip path or gradient whose children are being read. */
  let clipId: string | null = null;
  let stops: Attributes[] = [];
  for (const [, slash = '', name = '', text = ''] of svg.matchAll(tagPattern)) {
    if (slash !== '') {
      if (name === 'g') canvas.restore();
      if (name === 'clipPath') clipId = null;
      continue;
    }
    const attributes = readAttributes(text);
    const id = attributes.get('id') ?? '';
    switch (name) {
      case 'svg':
      case 'defs':
        break;
      case 'linearGradient':
      case 'radialGradient':
        stops = [];
        definitions.gradients.set(id, { isRadial: name === 'radialGradient', attributes, stops });
        break;
      case 'stop':
        stops.push(attributes);
        break;
      case 'clipPath':
        clipId = id;
        break;
      case 'g':
        openGroup(canvas, attributes, definitions);
        break;
      case 'path':
        if (clipId === null) paintShape(canvas, new Path2D(attributes.get('d')), attributes, definitions);
        else definitions.clips.set(clipId, new Path2D(attributes.get('d')));
        break;
      case 'circle':
        paintCircle(canvas, attributes, definitions);
        break;
      default:
        throw new Error(`Unknown element ${name}`);
    }
  }
}

const tagPattern = /<(\/?)([a-zA-Z]+)([^>]*)>/g;

const readAttributes = (text: string): Attributes =>
  new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));

const readNumber = (attributes: Attributes, name: string, fallback = 0) =>
  Number(attributes.get(name) ?? fallback);

function openGroup(canvas: Canvas, attributes: Attributes, { clips }: Definitions) {
  canvas.save();
  transform(canvas, attributes);
  const clip = clips.get(readReference(attributes.get('clip-path')));
  if (clip) canvas.clip(clip);
}

function transform(canvas: Canvas, attributes: Attributes) {
  for (const [, name, list = ''] of attributes.get('transform')?.matchAll(/(\w+)\(([^)]*)\)/g) ?? []) {
    const [first = 0, second = first] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') canvas.translate(first, second);
    else if (name === 'scale') canvas.scale(first, second);
    else throw new Error(`Unknown transform ${name}`);
  }
}

function paintCircle(canvas: Canvas, attributes: Attributes, definitions: Definitions) {
  const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => readNumber(attributes, name));
  const circle = new Path2D();
  circle.arc(x ?? 0, y ?? 0, radius ?? 0, 0, 2 * Math.PI);
  paintShape(canvas, circle, attributes, definitions);
}

function paintShape(canvas: Canvas, shape: Path2D, attributes: Attributes, definitions: Definitions) {
  const hasTransform = attributes.has('transform');
  if (hasTransform) canvas.save();
  transform(canvas, attributes);
  if (attributes.get('fill') !== 'none') {
    canvas.globalAlpha = readNumber(attributes, 'fill-opacity', 1);
    fillShape(canvas, shape, attributes, definitions);
  }
  const stroke = attributes.get('stroke') ?? 'none';
  if (stroke !== 'none') {
    canvas.globalAlpha = readNumber(attributes, 'stroke-opacity', 1);
    canvas.strokeStyle = stroke;
    canvas.lineWidth = readNumber(attributes, 'stroke-width', 1);
    canvas.lineCap = attributes.get('stroke-linecap') === 'round' ? 'round' : 'butt';
    canvas.lineJoin = attributes.get('stroke-linejoin') === 'round' ? 'round' : 'miter';
    canvas.stroke(shape);
  }
  if (hasTransform) canvas.restore();
}

function fillShape(canvas: Canvas, shape: Path2D, attributes: Attributes, { gradients }: Definitions) {
  const fill = attributes.get('fill') ?? '#000';
  const gradient = gradients.get(readReference(fill));
  if (!gradient) {
    canvas.fillStyle = fill;
    return canvas.fill(shape);
  }
  canvas.fillStyle = readGradient(canvas, gradient);
  if (gradient.attributes.get('gradientUnits') === 'userSpaceOnUse') return canvas.fill(shape);
  // The gradient is defined in shares of the bounding box of the shape. The canvas is stretched to that box, and the shape transformed
  // back, so that only the gradient is stretched.
  const { x, y, width, height } = measurePath(attributes.get('d') ?? '');
  canvas.save();
  canvas.transform(width, 0, 0, height, x, y);
  canvas.fill(transformPath(shape, new DOMMatrix([width, 0, 0, height, x, y]).inverse()));
  canvas.restore();
}

function transformPath(shape: Path2D, matrix: DOMMatrix): Path2D {
  const transformed = new Path2D();
  transformed.addPath(shape, matrix);
  return transformed;
}

function readGradient(canvas: Canvas, { isRadial, attributes, stops }: Gradient): CanvasGradient {
  const read = (name: string) => readNumber(attributes, name);
  const gradient = isRadial
    ? canvas.createRadialGradient(read('cx'), read('cy'), 0, read('cx'), read('cy'), read('r'))
    : canvas.createLinearGradient(read('x1'), read('y1'), read('x2'), read('y2'));
  for (const stop of stops) {
    if (stop.has('stop-opacity')) throw new Error('Stops of frames are opaque.');
    gradient.addColorStop(readNumber(stop, 'offset'), stop.get('stop-color') ?? '#000');
  }
  return gradient;
}

/** The id in `url(#id)`; an empty string for anything else. */
const readReference = (value = '') => /^url\(#(.*)\)$/.exec(value)?.[1] ?? '';

/** Number of points at which a curve is sampled. The bounding box is then exact to a hundredth of its size. */
const samples = 12;

type PathPoint = readonly [x: number, y: number];

/**
 * Computes the bounding box of path data, because browsers compute it only for elements. Supports the commands of shapes with gradients:
 * `M`, `L`, `Q`, `C`, `S` and `Z`, absolute or relative.
 */
export function measurePath(d: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  let start: PathPoint = [0, 0];
  /** The last control point of a cubic curve; `s` mirrors it. */
  let control: PathPoint | null = null;
  const addPoint = (px: number, py: number) => {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  };
  const addCurve = (points: readonly PathPoint[]) => {
    for (let step = 1; step <= samples; step += 1) {
      const [px, py] = evaluateCurve([[x, y], ...points], step / samples);
      addPoint(px, py);
    }
    [x, y] = points.at(-1) ?? [x, y];
  };
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const name = command.toLowerCase();
    const isRelative = command === name;
    if (name === 'z') {
      [x, y] = start;
      continue;
    }
    const pointCount = pointCounts[name];
    if (pointCount === undefined) throw new Error(`Unknown path command ${command}`);
    for (let index = 0; index < numbers.length; index += 2 * pointCount) {
      const [originX, originY] = isRelative ? [x, y] : [0, 0];
      const points = Array.from({ length: pointCount }, (_, point): PathPoint => [
        originX + (numbers[index + 2 * point] ?? 0),
        originY + (numbers[index + 2 * point + 1] ?? 0),
      ]);
      if (name === 's') points.unshift(control ? [2 * x - control[0], 2 * y - control[1]] : [x, y]);
      control = points.length === 3 ? (points[1] ?? null) : null;
      if (points.length > 1) addCurve(points);
      else {
        [x, y] = points[0] ?? [x, y];
        if (name === 'm' && index === 0) start = [x, y];
        addPoint(x, y);
      }
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The number of points in the arguments of each command. */
const pointCounts: Record<string, number> = { m: 1, l: 1, q: 2, c: 3, s: 2 };

/** The point of a Bézier curve at a share of its parameter. */
function evaluateCurve(points: readonly PathPoint[], share: number): PathPoint {
  let remaining = points;
  while (remaining.length > 1)
    remaining = remaining.slice(1).map(([x, y], index): PathPoint => {
      const [px, py] = remaining[index] ?? [x, y];
      return [px + (x - px) * share, py + (y - py) * share];
    });
  return remaining[0] ?? [0, 0];
}
