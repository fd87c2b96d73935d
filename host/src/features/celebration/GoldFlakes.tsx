import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { metal } from '@emberclutch/web/theme/tokens.ts';

/** Falling flakes of gold leaf. */
export function GoldFlakes() {
  return flakes.map((flake) => <Flake key={flake.left} style={flake} />);
}

const count = 34;

/** Low-discrepancy positions from powers of the plastic number: they look random, but do not cluster. */
const flakes = Array.from({ length: count }, (_, index): CSSProperties & { left: string } => {
  const spread = (index * 0.8191725) % 1;
  const depth = (index * 0.6710436) % 1;
  const moment = (index * 0.5497005) % 1;
  const size = 6 + depth * 10;
  return {
    left: `${(spread * 100).toFixed(2)}%`,
    width: size,
    height: size * (0.6 + moment * 0.5),
    animationDelay: `${Math.round(400 + moment * 1_400)}ms`,
    animationDuration: `${Math.round(2_200 + (1 - depth) * 800)}ms`,
  };
});

const fall = keyframes`
  from { opacity: 0; transform: translate3d(0, -6vh, 0) rotate(0deg) rotateX(0deg); }
  12% { opacity: 1; }
  78% { opacity: 1; }
  to { opacity: 0; transform: translate3d(5vw, 104vh, 0) rotate(200deg) rotateX(720deg); }
`;

const Flake = styled.i`
  position: absolute;
  top: 0;
  background: linear-gradient(135deg, ${metal.light}, ${metal.gold} 45%, ${metal.deep});
  clip-path: polygon(8% 0, 92% 12%, 100% 78%, 60% 100%, 0 84%);
  animation: ${fall} 3s linear both;
`;
