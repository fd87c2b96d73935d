import { keyframes, styled } from 'styled-components';
import { keyColors } from '@emberclutch/art/season-skins/season-skins.ts';
import { color, font, metal, radius, size } from '@emberclutch/web/theme/tokens.ts';
import { writeVariableCss } from '@emberclutch/web/theme/variables.ts';
import type { WaxHint } from './wax-hint.ts';
import { WaxSeal } from './WaxSeal.tsx';

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

/** The colour of the wax of a house, and the sign pressed into it. */
function chooseWax(house: NonNullable<WaxHint['house']>) {
  const { light, mid, deep } = keyColors[house];
  return { '--wax': `color-mix(in oklab, ${mid} 45%, ${deep})`, '--relief': light };
}

/** From the bottom flap of the stack to the top one. */
const flaps = ['left', 'right', 'bottom', 'top'];

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
