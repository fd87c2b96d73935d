import { keyframes, styled } from 'styled-components';
import { keyColors } from '@emberclutch/art/season-skins/season-skins.ts';
import { color, font, metal, radius, size } from '@emberclutch/web/theme/tokens.ts';
import { writeVariableCss } from '@emberclutch/web/theme/variables.ts';
import type { WaxHint } from './wax-hint.ts';

interface Props {
  /** Class of the season, which colours paper and wax. */
  className: string;
  address: string;
  postmark: string;
  isSealed: boolean;
  hint: WaxHint;
}

/** A sheet of paper folded from four sides, with the number as its address, a postmark, and a wax seal. */
export function ParcelPaper({ className, address, postmark, isSealed, hint }: Props) {
  return (
    <Sheet className={className} style={hint.house ? chooseWax(hint.house) : undefined} data-moves="sheet">
      <Inside />
      {flaps.map((side) => (
        <Flap key={side} data-moves={`flap-${side}`} />
      ))}
      {isSealed && (
        <Seams data-moves="seams" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M4 4.3 50 54M96 4.3 50 54M4 96 50 49M96 96 50 49" />
        </Seams>
      )}
      <Postmark data-moves="writing">{postmark}</Postmark>
      <Address data-moves="writing">{address}</Address>
      <WaxSeal rings={hint.rings} />
    </Sheet>
  );
}

/** The colours of the wax of a house and of the sign pressed into it. */
function chooseWax(house: NonNullable<WaxHint['house']>) {
  const { light, mid, deep } = keyColors[house];
  return { '--wax': `color-mix(in oklab, ${mid} 45%, ${deep})`, '--relief': light };
}

/** From the bottom flap of the stack to the top one. */
const flaps = ['left', 'right', 'bottom', 'top'];

function WaxSeal({ rings }: { rings: number }) {
  return (
    <Wax viewBox="-50 -50 100 100">
      <g data-moves="half-left">
        <path d={leftHalf} />
        <path d={leftShine} data-shine />
        <path d={leftRim} data-relief />
      </g>
      <g data-moves="half-right">
        <path d={rightHalf} />
        <path d={rightRim} data-relief />
      </g>
      {crumbs.map((d) => (
        <path key={d} d={d} data-moves="crumb" />
      ))}
      <g data-moves="whole">
        <path d={wholeOutline} />
        <path d={leftShine} data-shine />
        <path d={wholeRim} data-relief />
        <path
          d={rings === 0 ? sideArcs : beads.slice(0, rings).join('')}
          data-relief={rings === 0 ? '' : 'beads'}
        />
        <path d={fissure} pathLength="1" data-moves="fissure" />
      </g>
    </Wax>
  );
}

/** As light as paper in both modes, and in forced colours, which would remove the background. */
const Sheet = styled.div`
  ${writeVariableCss('&')}
  forced-color-adjust: none;
  position: absolute;
  inset: 13% 3% 15%;
  container-type: inline-size;
`;

const Inside = styled.span`
  position: absolute;
  inset: 0;
  background: ${color.sunk};
`;

/** Each flap has its own outline, hinge, rotation and shade, and its own shadow (light from the upper left). */
const Flap = styled.span`
  position: absolute;
  inset: 0;
  /* Has its own perspective: in a shared 3D space, the turning flaps would cut through the wax. */
  --flat: perspective(900px) rotateY(0deg);
  background: linear-gradient(
    var(--towards),
    color-mix(in oklab, ${color.edge} var(--shade), ${color.raised}),
    color-mix(in oklab, ${color.edge} calc(var(--shade) + 14%), ${color.raised}) 56%
  );

  &:where([data-moves='flap-left']) {
    clip-path: polygon(0 0, 50% 51%, 0 100%);
    transform-origin: 0 50%;
    --turned: perspective(900px) rotateY(-179deg);
    --shade: 10%;
    --towards: to right;
  }
  &:where([data-moves='flap-right']) {
    clip-path: polygon(100% 0, 50% 51%, 100% 100%);
    transform-origin: 100% 50%;
    --turned: perspective(900px) rotateY(179deg);
    --shade: 26%;
    --towards: to left;
  }
  &:where([data-moves='flap-bottom']) {
    clip-path: polygon(0 100%, 50% 46%, 100% 100%);
    transform-origin: 50% 100%;
    --flat: perspective(900px) rotateX(0deg);
    --turned: perspective(900px) rotateX(-179deg);
    --shade: 17%;
    --towards: to top;
  }
  &:where([data-moves='flap-top']) {
    clip-path: polygon(0 0, 50% 56%, 100% 0);
    transform-origin: 50% 0;
    --flat: perspective(900px) rotateX(0deg);
    --turned: perspective(900px) rotateX(179deg);
    --shade: 3%;
    --towards: to bottom;
  }
`;

const breathe = keyframes`
  from { opacity: 0.15; }
  to { opacity: 0.85; }
`;

/** For five seconds, light from within shines through the folds. It does not reveal the contents. */
const Seams = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: ${metal.light};
  stroke-width: 1.4;
  stroke-linecap: round;
  filter: blur(2px);
  animation: ${breathe} 1250ms ease-in-out 4 alternate both;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.5;
  }
`;

const Postmark = styled.span`
  position: absolute;
  top: 7%;
  right: 6%;
  display: grid;
  place-items: center;
  width: 23%;
  aspect-ratio: 1;
  padding: 2%;
  color: ${color.accent};
  border: 3px double currentcolor;
  border-radius: ${radius.round};
  font-family: ${font.display};
  /* A small parcel has a small postmark, and its text stays inside. */
  font-size: min(${size.xs}, 3.9cqi);
  line-height: 1.05;
  text-wrap: balance;
  opacity: 0.75;
  rotate: -13deg;
`;

const Address = styled.span`
  position: absolute;
  right: 0;
  bottom: 8%;
  left: 0;
  color: ${color.inkSoft};
  font-family: ${font.display};
  font-size: min(${size.l}, 7cqi);
  font-style: italic;
  text-align: center;
`;

/**
 * A disc of wax with an egg pressed into it, and a ring of beads for each step of rarity. The paper sets its colours. Behind it
 * are its two halves, and the crumbs that fly when it breaks. While the player holds it, it begins to crack.
 */
const Wax = styled.svg`
  position: absolute;
  top: 51%;
  left: 50%;
  width: 32%;
  translate: -50% -50%;
  overflow: visible;
  filter: drop-shadow(1px 4px 3px color-mix(in oklab, ${metal.ink} 55%, transparent));

  path {
    fill: var(--wax, ${color.accent});
    stroke: color-mix(in oklab, var(--wax, ${color.accent}) 70%, ${color.ink});
    stroke-width: 1;
    stroke-linejoin: round;
  }
  [data-shine] {
    fill: color-mix(in oklab, var(--relief, ${color.accentInk}) 26%, transparent);
    stroke: none;
  }
  [data-relief] {
    fill: none;
    stroke: color-mix(in oklab, var(--relief, ${color.accentInk}) 62%, transparent);
    stroke-width: 2;
    stroke-linecap: round;
  }
  [data-relief='beads'] {
    stroke-width: 2.4;
  }
  [data-moves='fissure'] {
    fill: none;
    stroke: color-mix(in oklab, var(--wax, ${color.accent}) 22%, ${metal.ink});
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  [data-moves='crumb'] {
    stroke: none;
  }
`;

const leftHalf =
  'M2-43C-12-47-20-39-28-36-38-32-37-22-43-14-48-6-41 2-43 11-44 21-35 24-31 32-26 40-17 37-9 42-5 45-1 43 1 42L-4 27 4 13-5 2 4-12-3-26Z';
const rightHalf =
  'M2-43C13-47 19-38 27-36 36-34 36-24 42-16 47-8 41 0 44 9 46 19 36 23 32 31 27 40 18 36 11 41 7 44 4 44 1 42L-4 27 4 13-5 2 4-12-3-26Z';
const leftShine = 'M-4-39C-20-39-36-26-39-8-34-22-22-34-4-35Z';
const leftRim = 'M-5-26C-18-22-27-4-22 12-19 22-12 27-5 28M-30-20C-36-8-35 10-27 22';
const rightRim = 'M3-27C17-23 26-4 21 12 18 22 11 27 2 28M30-20C36-8 35 10 27 22';

const wholeOutline =
  'M2-43C-12-47-20-39-28-36-38-32-37-22-43-14-48-6-41 2-43 11-44 21-35 24-31 32-26 40-17 37-9 42-5 45-1 43 1 42 4 44 7 44 11 41 18 36 27 40 32 31 36 23 46 19 44 9 41 0 47-8 42-16 36-24 36-34 27-36 19-38 13-47 2-43Z';
const wholeRim = 'M-1-27C-17-25-27-4-22 12-19 22-12 28-2 28 10 28 18 22 21 12 26-4 17-25-1-27Z';
const sideArcs = 'M-30-20C-36-8-35 10-27 22M30-20C36-8 35 10 27 22';
/** The line along which the halves separate. */
const fissure = 'M2-43-3-26 4-12-5 2 4 13-4 27 1 42';

/** From the inner to the outer ring, which stays within the wax. */
const beads = [30, 34.5, 38.5].map((radius, ring) =>
  Array.from({ length: 26 + ring * 4 }, (_, index) => {
    const angle = (index / (26 + ring * 4)) * 2 * Math.PI;
    return `M${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}h0`;
  }).join(''),
);

const crumbs = [
  'M0-28l4-2 2 4-4 2Z',
  'M-3-12l3-3 3 3-2 3Z',
  'M2 0l4-1 1 4-4 1Z',
  'M-4 6l3-2 3 3-3 3Z',
  'M1 16l4-1 0 4-4 1Z',
  'M-2 27l3-3 3 2-2 4Z',
];
