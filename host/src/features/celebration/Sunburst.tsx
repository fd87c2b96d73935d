import { keyframes, styled } from 'styled-components';
import { color } from '@emberclutch/web/theme/tokens.ts';

const rays = 72;

/** Rays of three lengths around two rings. */
export function Sunburst() {
  return (
    <>
      <Rays>
        {Array.from({ length: rays }, (_, index) => (
          <path key={index} d={ray(index)} />
        ))}
      </Rays>
      <Ring r="104" pathLength="100" />
      <Ring r="109" pathLength="100" />
      <Beads r="116" pathLength={rays} />
    </>
  );
}

/** Path of one ray, a thin wedge outside the rings; every third is longer, every sixth the longest. */
function ray(index: number): string {
  const angle = (index / rays) * 2 * Math.PI;
  const far = index % 6 === 0 ? 198 : index % 3 === 0 ? 172 : 146;
  const half = index % 3 === 0 ? 0.016 : 0.009;
  const at = (turn: number, distance: number) =>
    `${(Math.sin(turn) * distance).toFixed(1)} ${(-Math.cos(turn) * distance).toFixed(1)}`;
  return `M${at(angle - half, 122)}L${at(angle, far)}L${at(angle + half, 122)}Z`;
}

const turn = keyframes`
  from { opacity: 0; transform: rotate(-24deg) scale(0.7); }
  22% { opacity: 1; transform: rotate(-8deg) scale(1); }
  to { opacity: 1; transform: rotate(18deg) scale(1.03); }
`;

const draw = keyframes`
  from { stroke-dashoffset: 100; }
  28%, to { stroke-dashoffset: 0; }
`;

const Rays = styled.g`
  fill: ${color.gold};
  animation: ${turn} 4800ms cubic-bezier(0.16, 0.8, 0.3, 1) both;
`;

const Ring = styled.circle`
  fill: none;
  stroke: ${color.gold};
  stroke-width: 1.25;
  stroke-dasharray: 100;
  transform: rotate(-90deg);
  animation: ${draw} 4800ms ease-out both;
`;

const Beads = styled.circle`
  fill: none;
  stroke: ${color.gold};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 0.01 0.99;
  animation: ${turn} 4800ms cubic-bezier(0.16, 0.8, 0.3, 1) reverse both;
  animation-direction: normal;
`;
