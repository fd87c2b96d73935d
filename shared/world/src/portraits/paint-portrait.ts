import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { measurePath } from './measure-path.ts';

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
export function paintPortrait(paint: Paint, { genome, lift, size }: PortraitFrame): void {
  paint.scale(size / drawingSize, size / drawingSize);
  paintSvg(paint, drawDragonFrame(genome, lift));
}

type Paint = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

type Attributes = ReadonlyMap<string, string>;

interface Definitions {
  clips: Map<string, Path2D>;
  gradients: Map<string, { isRadial: boolean; attributes: Attributes; stops: Attributes[] }>;
}

/**
 * Paints one of our SVG drawings on a canvas. A worker needs this, because browsers decode SVG images only on the main thread. It supports
 * what frames of dragons contain (groups, paths, circles, gradients and clip paths) and throws for everything else.
 */
function paintSvg(paint: Paint, svg: string): void {
  const definitions: Definitions = { clips: new Map(), gradients: new Map() };
  /** Id of the clip path or gradient whose children are being read. */
  let clip: string | null = null;
  let stops: Attributes[] = [];
  for (const [, end = '', name = '', text = '', selfEnd = ''] of svg.matchAll(tag)) {
    if (end !== '') {
      if (name === 'g') paint.restore();
      if (name === 'clipPath') clip = null;
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
        clip = id;
        break;
      case 'g':
        if (selfEnd === '') openGroup(paint, attributes, definitions);
        break;
      case 'path':
        if (clip === null) paintPath(paint, attributes, definitions);
        else definitions.clips.set(clip, new Path2D(attributes.get('d')));
        break;
      case 'circle':
        paintCircle(paint, attributes, definitions);
        break;
      default:
        throw new Error(`Unknown element ${name}`);
    }
  }
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s[^>]*?)?)(\/?)>/g;

const readAttributes = (text: string): Attributes =>
  new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));

const readNumber = (attributes: Attributes, name: string, otherwise = 0) =>
  Number(attributes.get(name) ?? otherwise);

function openGroup(paint: Paint, attributes: Attributes, { clips }: Definitions) {
  paint.save();
  transform(paint, attributes);
  const clip = clips.get(readReference(attributes.get('clip-path')));
  if (clip) paint.clip(clip);
}

function transform(paint: Paint, attributes: Attributes) {
  for (const [, name, list = ''] of attributes.get('transform')?.matchAll(/(\w+)\(([^)]*)\)/g) ?? []) {
    const [first = 0, second = first] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') paint.translate(first, second);
    else if (name === 'scale') paint.scale(first, second);
    else throw new Error(`Unknown transform ${name}`);
  }
}

function paintCircle(paint: Paint, attributes: Attributes, definitions: Definitions) {
  const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => readNumber(attributes, name));
  const circle = new Path2D();
  circle.arc(x ?? 0, y ?? 0, radius ?? 0, 0, 2 * Math.PI);
  paintShape(paint, circle, attributes, definitions);
}

function paintPath(paint: Paint, attributes: Attributes, definitions: Definitions) {
  paintShape(paint, new Path2D(attributes.get('d')), attributes, definitions);
}

function paintShape(paint: Paint, shape: Path2D, attributes: Attributes, definitions: Definitions) {
  const isMoved = attributes.has('transform');
  if (isMoved) paint.save();
  transform(paint, attributes);
  const opacity = readNumber(attributes, 'opacity', 1);
  const fill = attributes.get('fill') ?? '#000';
  if (fill !== 'none') {
    paint.globalAlpha = opacity * readNumber(attributes, 'fill-opacity', 1);
    fillShape(paint, shape, { fill, d: attributes.get('d') ?? '' }, definitions);
  }
  const stroke = attributes.get('stroke') ?? 'none';
  if (stroke !== 'none') {
    paint.globalAlpha = opacity * readNumber(attributes, 'stroke-opacity', 1);
    paint.strokeStyle = stroke;
    paint.lineWidth = readNumber(attributes, 'stroke-width', 1);
    paint.lineCap = attributes.get('stroke-linecap') === 'round' ? 'round' : 'butt';
    paint.lineJoin = attributes.get('stroke-linejoin') === 'round' ? 'round' : 'miter';
    paint.stroke(shape);
  }
  if (isMoved) paint.restore();
}

function fillShape(
  paint: Paint,
  shape: Path2D,
  { fill, d }: { fill: string; d: string },
  { gradients }: Definitions,
) {
  const gradient = gradients.get(readReference(fill));
  if (!gradient) {
    paint.fillStyle = fill;
    return paint.fill(shape);
  }
  paint.fillStyle = readGradient(paint, gradient);
  if (gradient.attributes.get('gradientUnits') === 'userSpaceOnUse') return paint.fill(shape);
  // The gradient is defined in shares of the bounding box of the shape. The canvas is stretched to that box, and the shape transformed
  // back, so that only the gradient is stretched.
  const { x, y, width, height } = measurePath(d);
  paint.save();
  paint.transform(width, 0, 0, height, x, y);
  paint.fill(transformPath(shape, new DOMMatrix([width, 0, 0, height, x, y]).inverse()));
  paint.restore();
}

function transformPath(shape: Path2D, matrix: DOMMatrix): Path2D {
  const moved = new Path2D();
  moved.addPath(shape, matrix);
  return moved;
}

function readGradient(
  paint: Paint,
  { isRadial, attributes, stops }: { isRadial: boolean; attributes: Attributes; stops: Attributes[] },
): CanvasGradient {
  const at = (name: string, otherwise = 0) => readNumber(attributes, name, otherwise);
  const [cx, cy] = [at('cx', 0.5), at('cy', 0.5)];
  const gradient = isRadial
    ? paint.createRadialGradient(at('fx', cx), at('fy', cy), 0, cx, cy, at('r', 0.5))
    : paint.createLinearGradient(at('x1'), at('y1'), at('x2', 1), at('y2'));
  for (const stop of stops) {
    if (stop.has('stop-opacity')) throw new Error('Stops of frames are opaque.');
    gradient.addColorStop(readNumber(stop, 'offset'), stop.get('stop-color') ?? '#000');
  }
  return gradient;
}

/** The id in `url(#id)`; an empty string for anything else. */
const readReference = (value = '') => /^url\(#(.*)\)$/.exec(value)?.[1] ?? '';
