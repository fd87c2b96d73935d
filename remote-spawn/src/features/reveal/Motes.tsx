import { keyframes, styled } from 'styled-components';
import { color, metal } from '@emberclutch/web/theme/tokens.ts';

const moteCount = 26;

/** Specks of light that rise once when a parcel opens; leaves of gold that fall for a golden egg. */
export function Motes({ isGolden }: { isGolden: boolean }) {
  return (
    <Air viewBox="-200 -200 400 400" aria-hidden="true" data-golden={isGolden || undefined}>
      {Array.from({ length: moteCount }, (_, index) =>
        isGolden ? (
          <path key={index} d={drawLeaf(index)} />
        ) : (
          <circle key={index} cx={computeX(index)} cy={40 + ((index * 53) % 120)} r={1 + (index % 3) * 0.7} />
        ),
      )}
    </Air>
  );
}

/** The golden ratio spreads motes over the width, so that no two neighbours move together. */
const computeX = (index: number) => (((index * 0.618) % 1) * 340 - 170).toFixed(1);

function drawLeaf(index: number): string {
  const size = 3 + (index % 4);
  return `M${computeX(index)} ${-190 + ((index * 71) % 90)}l${size} ${size * 0.7}-${size * 0.6} ${size}-${size} -${size * 0.7}Z`;
}

const rise = keyframes`
  0% { opacity: 0; transform: translateY(30px); }
  25% { opacity: 0.9; }
  100% { opacity: 0; transform: translateY(-150px); }
`;

const fall = keyframes`
  0% { opacity: 0; transform: translateY(-40px) rotate(0); }
  20% { opacity: 1; }
  80% { opacity: 1; }
  100% { opacity: 0; transform: translateY(330px) rotate(160deg); }
`;

const Air = styled.svg`
  position: absolute;
  inset: -20%;
  overflow: visible;
  pointer-events: none;

  & > * {
    fill: ${color.ink};
    opacity: 0;
    transform-box: fill-box;
    animation: ${rise} 2600ms ease-out 700ms both;
  }
  &:where([data-golden]) > * {
    fill: ${metal.gold};
    animation-name: ${fall};
    animation-duration: 3600ms;
  }
  & > :nth-child(3n) {
    animation-delay: 1100ms;
  }
  & > :nth-child(4n + 1) {
    animation-delay: 1500ms;
  }
  & > :nth-child(5n + 2) {
    animation-delay: 900ms;
    animation-duration: 3200ms;
  }
  & > :nth-child(2n) {
    fill: ${color.accent};
  }
  &:where([data-golden]) > :nth-child(2n) {
    fill: ${metal.light};
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
