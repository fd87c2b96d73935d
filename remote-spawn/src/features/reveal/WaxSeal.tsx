import { styled } from 'styled-components';
import { color, metal } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  className?: string;
  rings: number;
}

function Wax({ className, rings }: Props) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
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
          d={rings === 0 ? sides : beads.slice(0, rings).join('')}
          data-relief={rings === 0 ? '' : 'beads'}
        />
        <path d={fissure} pathLength="1" data-moves="fissure" />
      </g>
    </svg>
  );
}

/**
 * A disc of wax with an egg pressed into it, and a ring of beads for each step of rarity. The paper sets its colours. Behind it
 * are its two halves, and the crumbs that fly when it breaks. While the player holds it, it begins to crack.
 */
export const WaxSeal = styled(Wax)`
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

/** The outer edges of both halves. */
const wholeOutline =
  'M2-43C-12-47-20-39-28-36-38-32-37-22-43-14-48-6-41 2-43 11-44 21-35 24-31 32-26 40-17 37-9 42-5 45-1 43 1 42 4 44 7 44 11 41 18 36 27 40 32 31 36 23 46 19 44 9 41 0 47-8 42-16 36-24 36-34 27-36 19-38 13-47 2-43Z';
const wholeRim = 'M-1-27C-17-25-27-4-22 12-19 22-12 28-2 28 10 28 18 22 21 12 26-4 17-25-1-27Z';
const sides = 'M-30-20C-36-8-35 10-27 22M30-20C36-8 35 10 27 22';
/** The line along which the halves separate. */
const fissure = 'M2-43-3-26 4-12-5 2 4 13-4 27 1 42';

/** From the inner to the outer ring, which stays within the wax. */
const beads = [30, 34.5, 38.5].map((radius, ring) =>
  Array.from({ length: 26 + ring * 4 }, (_, index) => {
    const angle = (index / (26 + ring * 4)) * 2 * Math.PI;
    return `M${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}h0`;
  }).join(''),
);

/** They lie along the crack. */
const crumbs = [
  'M0-28l4-2 2 4-4 2Z',
  'M-3-12l3-3 3 3-2 3Z',
  'M2 0l4-1 1 4-4 1Z',
  'M-4 6l3-2 3 3-3 3Z',
  'M1 16l4-1 0 4-4 1Z',
  'M-2 27l3-3 3 2-2 4Z',
];
