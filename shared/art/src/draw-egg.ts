import { drawEggBase } from './egg/draw-egg-base.ts';
import { drawCrack } from './egg/draw-crack.ts';
import { drawInnerGlow } from './egg/draw-inner-glow.ts';
import { drawGoldenEmblem, drawGlory } from './draw-golden-emblem.ts';
import { drawPedestal } from './egg/draw-pedestal.ts';
import { engraveRim, engraveShell } from './egg/engrave-shell.ts';
import type { Shell } from './egg/shell.ts';
import { foot, buildShell } from './egg/shell.ts';
import { drawSealBand, drawWaxSeal } from './egg/draw-wax-seal.ts';
import type { Genome } from './genome.ts';
import { drawBackground } from './draw-background.ts';
import type { Palette } from './palette.ts';
import { mixColors, choosePalette, paper, shadow, gold } from './palette.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import type { Point } from './svg.ts';
import {
  writeClipPath,
  writeElement,
  writeGroup,
  writeLinearGradient,
  toUrlReference,
  writePath,
  writeDocument,
  writeRadialGradient,
} from './svg.ts';
import type { Traits } from './traits.ts';
import { readTraits } from './traits.ts';
import { traceBloom, drawWash } from './watercolor.ts';
import { tracePolygon, traceRibbon, traceSparkle } from './curve.ts';
import { drawBands } from './egg/patterns/bands.ts';
import { drawConstellation } from './egg/patterns/constellation.ts';
import { drawFacets } from './egg/patterns/facets.ts';
import { drawFern } from './egg/patterns/fern.ts';
import { drawFlame } from './egg/patterns/flame.ts';
import { drawMarble } from './egg/patterns/marble.ts';
import { drawOcelli } from './egg/patterns/ocelli.ts';
import type { Pattern } from './egg/patterns/pattern.ts';
import { drawScales } from './egg/patterns/scales.ts';
import { drawSpeckle } from './egg/patterns/speckle.ts';
import { drawTide } from './egg/patterns/tide.ts';

export type EggState = 'sealed' | 'incubating' | 'hatching';

interface EggStage {
  state: EggState;
  /** How far the incubating dragon has grown, from 0 to 1. Only for a genome that is public, because it shows what will hatch. */
  growth?: number;
  /** The inside of an incubating egg, if it was drawn in advance. */
  glow?: ReturnType<typeof drawGlow>;
}

/** Draws the inside of an incubating egg. It is half of the work of drawing the egg, so a browser can do it in a separate task. */
export function drawGlow(genome: Genome, growth?: number) {
  const traits = readTraits(genome);
  return drawInnerGlow(
    `${toId(genome, 'incubating')}c`,
    buildShell(traits),
    choosePalette(traits),
    createRandom(genome, 'candling'),
    growth === undefined ? null : { traits, growth },
  );
}

const toId = (genome: Genome, state: EggState) => `e${genome.slice(0, 10)}${state.charAt(0)}`;

/** Draws an egg on its pedestal: a complete SVG, 400 units square, on a transparent background. */
export function drawEgg(genome: Genome, { state, growth, glow: preparedGlow }: EggStage): string {
  const traits = readTraits(genome);
  const palette = choosePalette(traits);
  const createStream = (part: string) => createRandom(genome, part);
  const id = toId(genome, state);

  const shell = buildShell(traits);
  const background = drawBackground(`${id}h`, palette, createStream('ground'), [200, 204]);
  const pedestal = drawPedestal(`${id}p`, traits.house, palette);
  const glow = state === 'incubating' ? (preparedGlow ?? drawGlow(genome, growth)) : undefined;
  const crackParts =
    state === 'hatching' ? drawCrack(`${id}b`, shell, traits, palette, createStream('breach')) : undefined;
  const tilt = Math.round((traits.lean - 0.5) * 11);

  const pattern = patternByGene[traits.pattern]({
    shell,
    palette,
    random: createStream('pattern'),
    scale: traits.markScale,
  });
  const definitions =
    background.definition +
    pedestal.definition +
    writeClipPath(`${id}k`, shell.outline) +
    defineGradients(id, palette) +
    (glow?.definition ?? '') +
    (crackParts?.definition ?? '');

  const egg = writeGroup(
    tilt === 0 ? {} : { transform: `rotate(${tilt} ${foot.join(' ')})` },
    writePath(shell.outline, { fill: paper }),
    writeGroup(
      { 'clip-path': toUrlReference(`${id}k`) },
      writeGroup({ 'data-gene': 'primary' }, drawBaseColor(id, shell, palette, createStream('wash'))),
      writeGroup({ 'data-gene': 'pattern secondary' }, pattern),
      palette.golden ? writeGroup({ 'data-gene': 'finish' }, drawGoldLeaf(shell, createStream('leaf'))) : '',
      writePath(shell.outline, { fill: toUrlReference(`${id}d`) }),
      engraveShell(shell, state === 'incubating' ? 0.62 : 1),
      glow?.content ?? '',
      crackParts?.clipped ?? '',
      state === 'sealed' ? drawSealBand(shell) : '',
      drawReflections(id, shell, palette),
    ),
    writeGroup({ 'data-gene': 'form' }, engraveRim(shell)),
    state === 'sealed' ? drawWaxSeal(shell, traits.magic, palette, createStream('wax')) : '',
    crackParts?.content ?? '',
  );

  return writeDocument(
    definitions,
    background.content +
      (palette.golden ? drawGlory([200, 196], 128, 190) : '') +
      pedestal.content +
      egg +
      drawEggBase(traits.house, palette, createStream('bedding')) +
      (palette.golden ? drawGoldenEmblem([200, 349], 11) : ''),
  );
}

function defineGradients(id: string, { ground: tint, golden }: Palette) {
  return (
    (golden
      ? writeLinearGradient(
          `${id}w`,
          [0.1, 0, 0.9, 1],
          [
            [0, '#b9801d'],
            [0.16, '#f7d979'],
            [0.3, '#fffbe0'],
            [0.42, '#e9bd4c'],
            [0.66, '#b57a16'],
            [0.82, '#e3b347'],
            [1, '#5f3a06'],
          ],
        )
      : writeRadialGradient(`${id}w`, { cx: 0.36, cy: 0.28, r: 0.82 }, [
          [0, mixColors(tint.light, paper, 0.62)],
          [0.28, tint.light],
          [0.66, tint.mid],
          [1, mixColors(tint.mid, tint.deep, 0.6)],
        ])) +
    writeRadialGradient(`${id}d`, { cx: 0.36, cy: 0.3, r: 0.78 }, [
      [0.38, shadow, 0],
      [0.72, shadow, 0.2],
      [1, shadow, 0.62],
    ]) +
    writeRadialGradient(`${id}l`, {}, [
      [0, '#ffffff', 0.85],
      [0.45, '#ffffff', 0.34],
      [1, '#ffffff', 0],
    ])
  );
}

/** Draws the base colour, slightly offset from the outline, as in a hand-coloured engraving. */
function drawBaseColor(
  id: string,
  shell: Shell,
  { ground: tint, marks, golden }: Palette,
  random: Random,
): string {
  const blots = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = shell.locate(random.pickBetween(-1.1, 1.1), -0.7 + index * 0.36);
    const color = index % 2 ? marks.mid : tint.deep;
    return drawWash(
      traceBloom([x, y], random.pickBetween(22, 46), random.pickBetween(18, 38), random, 10, 0.28),
      color,
      golden ? 0.08 : 0.15,
    );
  });
  return (
    writeElement('path', {
      d: shell.outline,
      fill: toUrlReference(`${id}w`),
      transform: golden ? undefined : 'translate(2.2 1.6)',
    }) + blots.join('')
  );
}

/** Draws reflections: a window in the upper left, and light from the pedestal in the lower right. */
function drawReflections(id: string, shell: Shell, { house }: Palette): string {
  const drawEllipse = ([x, y]: Point, rx: number, ry: number, style: Record<string, string | number>) =>
    writeElement('ellipse', { cx: Math.round(x), cy: Math.round(y), rx, ry, ...style });
  const rotate = (degrees: number, point: Point) =>
    `rotate(${[degrees, ...point.map(Math.round)].join(' ')})`;
  const pane = shell.locate(-0.62, -0.42);
  const shine: Point = [pane[0] - 6, pane[1] - 10];
  const bounce = shell.locate(1.02, 0.62);
  return (
    drawEllipse(pane, 27, 42, { fill: toUrlReference(`${id}l`), transform: rotate(24, pane) }) +
    drawEllipse(shine, 5.5, 13, { fill: '#fff', 'fill-opacity': 0.8, transform: rotate(28, pane) }) +
    drawEllipse(bounce, 10, 34, {
      fill: house.light,
      'fill-opacity': 0.2,
      transform: rotate(30, bounce),
    })
  );
}

/** Draws gold leaf: seams, and torn square flakes. The caller clips it to the shell. */
function drawGoldLeaf(shell: Shell, random: Random): string {
  let [bright, dim, seams, sparks] = ['', '', '', ''];
  for (let flake = 0; flake < 34; flake += 1) {
    const [u, v] = [random.pickBetween(-1.4, 1.4), random.pickBetween(-0.92, 0.92)];
    const [x, y] = shell.locate(u, v);
    const size = random.pickBetween(3, 10);
    const flakePath = tracePolygon(
      [0, 1, 2, 3, 4, 5].map((corner): Point => {
        const radius = size * random.pickBetween(0.5, 1.2);
        return [
          x + Math.cos(corner * 1.047) * radius * Math.max(0.35, Math.cos(u)),
          y + Math.sin(corner * 1.047) * radius,
        ];
      }),
    );
    if (shell.measureLight(u, v) > 0.55) bright += flakePath;
    else dim += flakePath;
    if (flake % 5 === 0 && shell.measureLight(u, v) > 0.5)
      sparks += traceSparkle([x, y], random.pickBetween(5, 9), 0.14);
  }
  for (const v of [-0.5, 0.05, 0.6])
    seams += traceRibbon(
      [-1.5, -0.8, 0, 0.8, 1.5].map((u) => shell.locate(u, v + random.pickBetween(-0.05, 0.05))),
      () => 0.8,
    );
  return (
    writePath(bright, { fill: '#fff6cf', 'fill-opacity': 0.55 }) +
    writePath(dim, { fill: '#f2c75a', 'fill-opacity': 0.4 }) +
    writePath(seams, { fill: gold.deep, 'fill-opacity': 0.45 }) +
    writePath(sparks, { fill: '#fffdf0' })
  );
}

const patternByGene: Record<Traits['pattern'], Pattern> = {
  speckle: drawSpeckle,
  bands: drawBands,
  scales: drawScales,
  marble: drawMarble,
  tide: drawTide,
  fern: drawFern,
  flame: drawFlame,
  facets: drawFacets,
  ocelli: drawOcelli,
  constellation: drawConstellation,
};
