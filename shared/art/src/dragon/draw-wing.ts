import { closeCurve, traceLeaf, interpolate, traceRibbon, engrave, walkLine } from '../curve.ts';
import { ink, createOutline, mixColors } from '../palette.ts';
import type { Tint } from '../palette.ts';
import type { Point } from '../svg.ts';
import { writeGroup, formatNumbers, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { engraveTube, buildTube } from './tube.ts';
import type { WingBones } from './skeleton.ts';

export type WingPaint = {
  membrane: string;
  arm: string;
  wingTint: Tint;
  bodyTint: Tint;
  /** Whether it is the wing behind the body, which is darker. */
  isFar: boolean;
};

/** Draws a wing: membrane or feathers first, then the arm. */
export function drawWing(gene: Traits['wings'], bones: WingBones, paint: WingPaint): string {
  return writeGroup(
    { 'data-gene': 'wings secondary fold' },
    gene === 'feathered' ? drawFeathers(bones, paint) : drawMembrane(gene, bones, paint),
    drawArm(bones, paint),
  );
}

const outlineStyle = createOutline(1.2);

/** A point of a finger, bent away from the flank by the tension of the membrane. */
const bendFinger = ({ wrist }: WingBones, tip: Point, share: number): Point => {
  const [x, y] = interpolate(wrist, tip, share);
  const [dx, dy] = [tip[0] - wrist[0], tip[1] - wrist[1]];
  const bow = Math.sin(Math.PI * share) * 0.09;
  return [x + dy * bow, y - dx * bow];
};

type MembraneGene = Exclude<Traits['wings'], 'feathered'>;

/** How far the hem between two fingers hangs towards the wrist, as a share of the distance. */
const sagByGene: Record<MembraneGene, number> = { bat: 0.2, scalloped: -0.1, finned: 0.07 };

function drawMembrane(
  gene: MembraneGene,
  bones: WingBones,
  { membrane: fill, wingTint, isFar }: WingPaint,
): string {
  const { wrist, tips } = bones;
  const { folds, rays } = shadeMembrane(gene, bones);
  const fingers = tips
    .map((tip) =>
      traceRibbon(
        [0, 0.25, 0.5, 0.75, 1].map((share) => bendFinger(bones, tip, share)),
        (t) => 5 - 3.8 * t,
      ),
    )
    .join('');
  const spines =
    gene === 'finned'
      ? tips
          .map((tip) => engrave(bendFinger(bones, tip, 0.9), tip, interpolate(wrist, tip, 1.13), 3))
          .join('')
      : '';
  return (
    writePath(traceMembrane(gene, bones), { fill, ...outlineStyle }) +
    writePath(folds, { fill: wingTint.deep, 'fill-opacity': 0.5 }) +
    writePath(rays, { fill: ink, 'fill-opacity': isFar ? 0.62 : 0.45 }) +
    writePath(spines, { fill: wingTint.mid, ...createOutline(0.8) }) +
    writePath(fingers, {
      fill: isFar ? wingTint.deep : mixColors(wingTint.mid, wingTint.deep, 0.5),
      ...createOutline(0.9),
    })
  );
}

/** The membrane: along the first finger, the hem between the tips, and back along the arm. */
function traceMembrane(gene: MembraneGene, bones: WingBones): string {
  const { shoulder, elbow, wrist, tips } = bones;
  const first = tips[0] ?? wrist;
  const traceHem = (a: Point, b: Point): string => {
    const [mx, my] = interpolate(a, b, 0.5);
    const pull = sagByGene[gene] * 2;
    return `Q${formatNumbers(mx + (wrist[0] - mx) * pull, my + (wrist[1] - my) * pull, ...b)}`;
  };
  return [
    `M${formatNumbers(...wrist)}Q${formatNumbers(...bendFinger(bones, first, 0.5), ...first)}`,
    ...listSpans(bones).map(([from, end]) => traceHem(from, end)),
    `L${formatNumbers(...shoulder)}L${formatNumbers(...elbow)}z`,
  ].join('');
}

/** Folds hang between two fingers; rays from the wrist shade the side away from the light. */
function shadeMembrane(gene: MembraneGene, bones: WingBones): { folds: string; rays: string } {
  const { elbow, wrist } = bones;
  const rayCount = gene === 'finned' ? 7 : 5;
  let [folds, rays] = ['', ''];
  listSpans(bones).forEach(([from, end], index, spans) => {
    const isLast = index === spans.length - 1;
    const findMembranePoint = (share: number, a: number): Point => {
      const [p, q] = [
        bendFinger(bones, from, share),
        isLast ? interpolate(elbow, end, share) : bendFinger(bones, end, share),
      ];
      const [x, y] = interpolate(p, q, a);
      const pull = Math.sin(Math.PI * a) * (0.1 + sagByGene[gene] * 0.55) * share;
      return [x + (wrist[0] - x) * pull, y + (wrist[1] - y) * pull];
    };
    for (const share of [0.34, 0.5, 0.64, 0.78, 0.9])
      folds += engrave(
        findMembranePoint(share, 0.04),
        findMembranePoint(share, 0.5),
        findMembranePoint(share, 0.97),
        0.35 + share * 0.6,
      );
    for (let ray = 1; ray <= rayCount; ray += 1) {
      const a = 0.45 + (ray / (rayCount + 1)) * 0.54;
      rays += engrave(
        findMembranePoint(0.16, a),
        findMembranePoint(0.55, a),
        findMembranePoint(0.97, a),
        0.5 + ray * 0.22,
      );
    }
  });
  return { folds, rays };
}

/** The ends of the hem: from each tip to the next one, and from the last tip to the flank. */
const listSpans = ({ tips, root }: WingBones): (readonly [Point, Point])[] =>
  tips.map((tip, index) => [tip, tips[index + 1] ?? root]);

function drawFeathers(
  { shoulder, elbow, wrist, tips, root }: WingBones,
  { wingTint, isFar, membrane: fill }: WingPaint,
): string {
  const ends: Point[] = [...tips, root];
  const line: Point[] = [
    interpolate(wrist, tips[0] ?? wrist, 0.28),
    wrist,
    interpolate(wrist, elbow, 0.5),
    elbow,
    interpolate(elbow, shoulder, 0.6),
  ];
  const findPoint = (points: readonly Point[], t: number) => walkLine(points, Math.min(0.9999, t));
  const drawRow = (count: number, reach: number, width: number, color: string) => {
    let [vanes, quills, barbs] = ['', '', ''];
    for (let index = count - 1; index >= 0; index -= 1) {
      const t = index / (count - 1);
      const [base, end] = [findPoint(line, t), findPoint(ends, t)];
      const tip = interpolate(base, end, reach * (index % 2 ? 0.95 : 1));
      const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
      const placePoint = (share: number, offset: number): Point => [
        base[0] + dx * share + nx * offset,
        base[1] + dy * share + ny * offset,
      ];
      vanes += traceLeaf(base, [placePoint(0.3, -1.3), placePoint(0.95, -1.35)], tip, [
        placePoint(1, 1),
        placePoint(0.5, 1),
      ]);
      quills += `M${formatNumbers(...placePoint(0.1, 0))}L${formatNumbers(...placePoint(0.95, 0))}`;
      if (reach > 0.6)
        for (const share of [0.55, 0.7, 0.84])
          barbs += engrave(
            placePoint(share, 0.08),
            placePoint(share + 0.04, 0.4),
            placePoint(share + 0.09, 0.72),
            0.9,
          );
    }
    return (
      writePath(vanes, { fill: color, ...createOutline(0.9) }) +
      writePath(quills, { fill: 'none', stroke: ink, 'stroke-width': 0.7, 'stroke-opacity': 0.6 }) +
      writePath(barbs, { fill: ink, 'fill-opacity': 0.5 })
    );
  };
  const shadeColor = (color: string) => (isFar ? mixColors(color, wingTint.deep, 0.5) : color);
  const back = closeCurve([wrist, ...ends.map((end) => interpolate(wrist, end, 0.55)), shoulder, elbow]);
  return (
    writePath(back, { fill: isFar ? wingTint.deep : fill }) +
    drawRow(17, 1, 9.5, shadeColor(wingTint.mid)) +
    drawRow(14, 0.6, 9, shadeColor(mixColors(wingTint.mid, wingTint.light, 0.5))) +
    drawRow(12, 0.3, 8, shadeColor(wingTint.light))
  );
}

function drawArm(
  { shoulder, elbow, wrist }: WingBones,
  { arm: fill, bodyTint, wingTint, isFar }: WingPaint,
): string {
  const bendArm = (share: number) => interpolate(elbow, interpolate(shoulder, wrist, 0.5), share);
  const bone = buildTube([
    [...shoulder, 15],
    [...interpolate(shoulder, elbow, 0.55), 12],
    [...bendArm(0.12), 8.6],
    [...interpolate(elbow, wrist, 0.35), 7.2],
    [...interpolate(elbow, wrist, 0.7), 5.4],
    [...wrist, 4.6],
  ]);
  const thumb: Point = [wrist[0] - 11, wrist[1] - 13];
  const claw = engrave([wrist[0] + 1, wrist[1] + 4], [wrist[0] - 2, wrist[1] - 8], thumb, 5);
  // The membrane in front of the elbow, from shoulder to wrist.
  const [hx, hy] = interpolate(interpolate(shoulder, wrist, 0.5), elbow, 0.28);
  const foldPath = `M${formatNumbers(...shoulder)}Q${formatNumbers(hx, hy, ...wrist)}L${formatNumbers(...elbow)}z`;
  let pleats = '';
  for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const [from, to] = [
      interpolate(interpolate(shoulder, [hx, hy], share), interpolate([hx, hy], wrist, share), share),
      share < 0.5 ? interpolate(shoulder, elbow, share * 2) : interpolate(elbow, wrist, share * 2 - 1),
    ];
    pleats += engrave(from, interpolate(from, to, 0.5), to, 1.2);
  }
  return (
    writePath(foldPath, {
      fill: isFar ? wingTint.deep : mixColors(wingTint.mid, wingTint.light, 0.35),
      ...outlineStyle,
    }) +
    writePath(pleats, { fill: ink, 'fill-opacity': 0.5 }) +
    writePath(claw, { fill: '#e9dcc0', ...createOutline(0.8) }) +
    writePath(bone.outline, { fill: isFar ? mixColors(bodyTint.mid, bodyTint.deep, 0.6) : fill }) +
    writePath(bone.contour, { fill: 'none', ...createOutline(1.4) }) +
    (isFar ? '' : engraveTube(bone))
  );
}
