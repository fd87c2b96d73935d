import { keyframes, styled } from 'styled-components';
import { color } from '../../../theme/tokens.ts';

const rayCount = 48;

/** Rays of gold that unfold behind a golden egg as it appears or hatches. */
export function GoldenRays() {
  return (
    <Rays viewBox="-200 -200 400 400" aria-hidden="true">
      {Array.from({ length: rayCount }, (_, index) => (
        <path key={index} d={drawRay(index)} />
      ))}
    </Rays>
  );
}

/** A thin wedge; every third is longer. */
function drawRay(index: number): string {
  const angle = (index / rayCount) * 2 * Math.PI;
  const endRadius = index % 3 === 0 ? 198 : 168;
  const halfAngle = index % 3 === 0 ? 0.022 : 0.012;
  const toPoint = (direction: number, distance: number) =>
    `${(Math.sin(direction) * distance).toFixed(1)} ${(-Math.cos(direction) * distance).toFixed(1)}`;
  return `M${toPoint(angle - halfAngle, 124)}L${toPoint(angle, endRadius)}L${toPoint(angle + halfAngle, 124)}Z`;
}

const unfold = keyframes`
  from { opacity: 0; transform: rotate(-30deg) scale(0.6); }
  to { opacity: 1; transform: none; }
`;

const Rays = styled.svg`
  position: absolute;
  inset: -3%;
  overflow: visible;
  fill: ${color.gold};
  animation: ${unfold} 1800ms cubic-bezier(0.16, 0.8, 0.3, 1) 700ms both;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
