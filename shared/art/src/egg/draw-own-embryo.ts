import { drawHead } from '../dragon/draw-head.ts';
import { drawLeg } from '../dragon/draw-leg.ts';
import { drawTailTip } from '../dragon/draw-tail-tip.ts';
import { drawWing } from '../dragon/draw-wing.ts';
import type { Leg, Stance } from '../dragon/skeleton.ts';
import { skeletonOf } from '../dragon/skeleton-of.ts';
import { parseJoints, tubeOf } from '../dragon/tube.ts';
import type { Palette, Tint } from '../palette.ts';
import { mixColors } from '../palette.ts';
import type { Point } from '../svg.ts';
import { element, group, path } from '../svg.ts';
import type { Traits } from '../traits.ts';

/**
 * Draws the dragon that grows in an egg, from its own genome: its head, limbs, wings and tail, curled in candlelight.
 * @param growth from 0 to 1: it grows into the shell, while its yolk is used up
 */
export function drawOwnEmbryo(
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
  // Before it hatches, a dragon is as young as a dragon can be.
  const unborn: Traits = { ...traits, age: 0.12 * growth, fold: 'folded', slenderness: 0.2 };
  const { spine: joints, near, wings, necks, head } = skeletonOf(unborn, 'dormant', curled(traits.body));
  const spine = tubeOf(joints);
  const edged = { stroke: light, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;
  const limbs = near
    .map((leg) => drawLeg(leg, 0.8 + 0.2 * growth, { fill: tint.mid, isEngraved: false }))
    .join('');
  const folded = wings
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
  const sideNecks = necks
    .map(({ spine: bones, head: shape }) => {
      const neck = tubeOf(bones);
      return (
        path(neck.outline, { fill: tint.deep, ...edged }) +
        drawHead(unborn, neck.at(0, 0), { ...shape, gape: 0 }, tint.deep, colors)
      );
    })
    .join('');
  const scale = 0.3 + 0.4 * growth;
  const yolk = 1 - growth;
  return (
    (yolk > 0.05
      ? element('ellipse', {
          cx: x + 4,
          cy: y + 26,
          rx: 46 * yolk,
          ry: 38 * yolk,
          fill: light,
          'fill-opacity': 0.55,
        })
      : '') +
    group(
      {
        transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)}) rotate(-24) translate(-196 -204)`,
      },
      sideNecks +
        drawTailTip(traits.tail, spine, tint) +
        path(spine.outline, { fill: tint.mid, ...edged }) +
        limbs +
        (growth > 0.3 ? folded : '') +
        drawHead(unborn, spine.at(0, 0), { ...head, gape: 0 }, tint.mid, colors),
    )
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

const legless: ReadonlySet<Traits['body']> = new Set(['amphithere', 'wyrm']);

/** Nose to tail, with the back to the shell: the same for all body plans, each with its own limbs. */
const curled = (body: Traits['body']): Stance => ({
  trunk: parseJoints('146,150,13 172,124,18 212,114,22 254,132,24 280,174,24 274,226,21 240,264,15'),
  neck: { heading: 2.3, length: 58, turns: [-0.1, -0.4, -0.5] },
  tail: { heading: 2.75, length: 236, turns: [0.15, 0.26, 0.34, 0.42, 0.5, 0.6] },
  near: legless.has(body) ? [] : body === 'wyvern' ? [hind] : [fore, hind],
  far: [],
  wings: body === 'wyrm' ? [] : [{ shoulder: [190, 134], root: [246, 176], size: 92 }],
});

const fore: Leg = { joints: parseJoints('172,146,10 188,186,8 164,206,5'), toes: 2.6 };
const hind: Leg = { joints: parseJoints('252,212,13 212,214,9 222,244,6'), toes: 2.4 };
