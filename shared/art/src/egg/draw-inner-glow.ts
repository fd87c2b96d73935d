import { closeCurve, interpolate, tracePolygon, traceRibbon } from '../curve.ts';
import { drawHead } from '../dragon/draw-head.ts';
import { drawLeg } from '../dragon/draw-leg.ts';
import { drawTailTip } from '../dragon/draw-tail-tip.ts';
import { drawWing } from '../dragon/draw-wing.ts';
import { buildSkeleton } from '../dragon/build-skeleton.ts';
import { parseLeg } from '../dragon/skeleton.ts';
import type { Stance } from '../dragon/skeleton.ts';
import { buildTube } from '../dragon/tube.ts';
import { mixColors, shadow } from '../palette.ts';
import type { Palette, Tint } from '../palette.ts';
import type { Random } from '../random.ts';
import {
  writeElement,
  writeGroup,
  parseTriples,
  placePoints,
  writePath,
  writeRadialGradient,
  toUrlReference,
} from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { foot } from './shell.ts';
import type { Shell } from './shell.ts';

/** The dragon in an egg whose genome is public, and how far it has grown, from 0 to 1. */
export type Embryo = { traits: Traits; growth: number };

/** Draws the inside of an incubating egg, for the caller to clip to the shell. Without an embryo, all eggs show the same one. */
export function drawInnerGlow(
  id: string,
  shell: Shell,
  palette: Palette,
  random: Random,
  embryo: Embryo | null,
) {
  const { magic, innerLight, golden } = palette;
  const [x, y] = [foot[0] - 2, foot[1] - shell.reach * 0.82];
  const definition = writeRadialGradient(id, {}, [
    [0, '#fffdf0', 1],
    [0.34, mixColors(innerLight, '#fff3cf', 0.66), 0.97],
    [0.62, innerLight, 0.9],
    [0.84, innerLight, 0.46],
    [1, innerLight, 0],
  ]);
  const flesh = mixColors(magic.deep, '#4a1712', 0.5);
  const light = mixColors(innerLight, '#fff1cf', 0.4);
  const content =
    writePath(shell.outline, { fill: shadow, 'fill-opacity': golden ? 0.1 : 0.3 }) +
    writeElement('ellipse', { cx: x, cy: Math.round(y), rx: 92, ry: 95, fill: toUrlReference(id) }) +
    writePath(traceVeins(shell, [x, y], random), {
      fill: mixColors(flesh, innerLight, 0.25),
      'fill-opacity': 0.62,
    }) +
    writeGroup(
      { opacity: 0.84 },
      embryo
        ? drawEmbryo([x, y], embryo.traits, embryo.growth, { flesh, light, palette })
        : drawSecretEmbryo([x, y], flesh, light),
    );
  return { definition, content };
}

function traceVeins(shell: Shell, [x, y]: Point, random: Random): string {
  let d = '';
  const growVein = (from: Point, heading: number, length: number, width: number, forks: number) => {
    const points: Point[] = [from];
    let [px, py, angle] = [from[0], from[1], heading];
    for (let step = 0; step < 5; step += 1) {
      angle += random.pickBetween(-0.32, 0.32);
      px += (Math.cos(angle) * length) / 5;
      py += (Math.sin(angle) * length) / 5;
      points.push([px, py]);
      if (forks > 0 && (step === 2 || step === 4))
        growVein([px, py], angle + (step === 2 ? 0.6 : -0.55), length * 0.55, width * 0.6, forks - 1);
    }
    d += traceRibbon(points, (t) => width * (1 - t * 0.75));
  };
  for (let vein = 0; vein < 7; vein += 1) {
    const angle = (vein / 7) * Math.PI * 2 + random.pickBetween(-0.2, 0.2);
    growVein(
      [x + Math.cos(angle) * 44, y + Math.sin(angle) * 46],
      angle,
      random.pickBetween(30, 46) * (shell.reach / 120),
      1.9,
      2,
    );
  }
  return d;
}

/** Draws the same embryo for all secret genomes: curled nose to tail, one wing folded over the back, with light between its parts. */
function drawSecretEmbryo([x, y]: Point, flesh: string, light: string): string {
  const placeLine = (text: string) => placePoints(text, [x, y], 1.08);
  const placeCurve = (text: string) => closeCurve(placeLine(text));
  const outlineStyle = {
    fill: flesh,
    stroke: light,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  } as const;
  const body =
    '-16,-30 4,-41 26,-34 40,-12 38,14 25,32 4,40 -18,38 -34,27 -42,14 -38,4 -33,14 -24,22 -10,26 2,22 6,8 -2,-6 -12,-12';
  const back = placeLine('6,-42 27,-35 41,-13 40,14 27,33 5,42 -16,40');
  const comb = back.map((point, index) => {
    const next = back[index + 1] ?? point;
    const [mx, my] = interpolate(point, next, 0.5);
    const height = 8 - index;
    const length = Math.hypot(mx - x, my - y) || 1;
    return tracePolygon([
      point,
      [mx + ((mx - x) / length) * height, my + ((my - y) / length) * height],
      interpolate(point, next, 0.75),
    ]);
  });
  const bones = ['5,-24 22,-12 30,16', '5,-24 16,-8 19,18', '5,-24 9,-6 8,13'].map((text) =>
    traceRibbon(placeLine(text), () => 1.3),
  );
  return (
    writePath(comb.slice(0, -1).join(''), { fill: flesh }) +
    writePath(placeCurve(body), { fill: flesh }) +
    writePath(placeCurve('24,6 10,8 0,14 -9,15 -14,20 -8,24 4,24 18,28 28,20'), outlineStyle) +
    writePath(placeCurve('-2,-14 -10,-7 -19,-5 -25,0 -20,4 -10,3 2,-2'), outlineStyle) +
    writePath(placeCurve('2,-28 18,-33 34,-12 32,20 25,10 19,22 13,9 7,16 3,-6'), {
      ...outlineStyle,
      fill: mixColors(flesh, light, 0.22),
    }) +
    writePath(bones.join(''), { fill: flesh }) +
    writePath(
      traceRibbon(placeLine('-12,-34 -2,-42 10,-41'), (t) => 6 * (1 - t) + 0.6),
      outlineStyle,
    ) +
    writePath(
      placeCurve('-5,-32 -17,-38 -29,-33 -37,-22 -46,-12 -45,-5 -35,-3 -24,-5 -12,-9 -3,-19'),
      outlineStyle,
    ) +
    writePath(
      traceRibbon(placeLine('-44,-7 -33,-8 -24,-10'), () => 1) +
        traceRibbon(placeLine('-31,-21 -26,-17.5 -20,-18.5'), (t) => 2.6 * Math.sin(Math.PI * t) + 0.4),
      { fill: light },
    )
  );
}

/** Draws the dragon that grows in an egg, from its genome, curled in candlelight, while its yolk is used up. */
function drawEmbryo(
  [x, y]: Point,
  traits: Traits,
  growth: number,
  { flesh, light, palette }: { flesh: string; light: string; palette: Palette },
): string {
  const tint: Tint = {
    light: mixColors(flesh, light, 0.5),
    mid: flesh,
    deep: mixColors(flesh, '#1c0f12', 0.35),
  };
  const colors: Palette = { ...palette, ground: tint, marks: tint, golden: false };
  // Before hatching, a dragon has the lowest possible age.
  const embryoTraits: Traits = { ...traits, age: 0.12 * growth, fold: 'folded', slenderness: 0.2 };
  const skeleton = buildSkeleton(embryoTraits, 'dormant', createCurledStance(traits.body));
  const spine = buildTube(skeleton.spine);
  const edgeStyle = { stroke: light, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;
  const limbs = skeleton.near.map((leg) => drawLeg(leg, 0.8 + 0.2 * growth, tint.mid, false)).join('');
  const foldedWings = skeleton.wings
    .map(({ near: bones }) =>
      drawWing(traits.wings, bones, {
        membrane: tint.light,
        arm: tint.mid,
        wingTint: tint,
        bodyTint: tint,
        isFar: false,
      }),
    )
    .join('');
  const sideNecks = skeleton.necks
    .map(({ spine: bones, head: shape }) => {
      const neck = buildTube(bones);
      return (
        writePath(neck.outline, { fill: tint.deep, ...edgeStyle }) +
        drawHead(embryoTraits, neck.locate(0, 0), { ...shape, gape: 0 }, tint.deep, colors)
      );
    })
    .join('');
  const scale = 0.3 + 0.4 * growth;
  const yolk = 1 - growth;
  return (
    (yolk > 0.05
      ? writeElement('ellipse', {
          cx: x + 4,
          cy: y + 26,
          rx: 46 * yolk,
          ry: 38 * yolk,
          fill: light,
          'fill-opacity': 0.55,
        })
      : '') +
    writeGroup(
      {
        transform: `translate(${roundHundredths(x)} ${roundHundredths(y)}) scale(${roundHundredths(scale)}) rotate(-24) translate(-196 -204)`,
      },
      sideNecks +
        drawTailTip(traits.tail, spine, tint) +
        writePath(spine.outline, { fill: tint.mid, ...edgeStyle }) +
        limbs +
        (growth > 0.3 ? foldedWings : '') +
        drawHead(embryoTraits, spine.locate(0, 0), { ...skeleton.head, gape: 0 }, tint.mid, colors),
    )
  );
}

const roundHundredths = (value: number) => Math.round(value * 100) / 100;

const leglessBodies: ReadonlySet<Traits['body']> = new Set(['amphithere', 'wyrm']);

/** Nose to tail, with the back against the shell. All body plans have the same pose, each with its own limbs. */
const createCurledStance = (body: Traits['body']): Stance => ({
  trunk: parseTriples('146,150,13 172,124,18 212,114,22 254,132,24 280,174,24 274,226,21 240,264,15'),
  neck: { heading: 2.3, length: 58, turns: [-0.1, -0.4, -0.5] },
  tail: { heading: 2.75, length: 236, turns: [0.15, 0.26, 0.34, 0.42, 0.5, 0.6] },
  near: leglessBodies.has(body) ? [] : body === 'wyvern' ? [hindLeg] : [foreLeg, hindLeg],
  wings: body === 'wyrm' ? [] : [{ shoulder: [190, 134], root: [246, 176], size: 92 }],
});

const foreLeg = parseLeg('172,146,10 188,186,8 164,206,5', 2.6);

const hindLeg = parseLeg('252,212,13 212,214,9 222,244,6', 2.4);
