import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, font, layers, size, space, weight, metal } from '@emberclutch/web/theme/tokens.ts';
import { GoldenRays } from '@emberclutch/web/ui/asset/live/GoldenRays.tsx';
import { CurrentSeasonPlants } from '../../platform/season/CurrentSeasonPlants.tsx';
import { endCelebration } from './celebrated-egg-count.ts';
import { copy } from './copy.ts';

/**
 * Animation for received golden eggs. A press or key only ends the celebration and activates nothing underneath, because during a reveal the
 * player has not yet seen the egg behind it. Hidden from assistive technology, which reads the same message from a toast.
 */
export function Celebration({ count }: { count: number }) {
  useEffect(() => {
    const timer = setTimeout(endCelebration, durationMs);
    // Not `pointerdown`: otherwise the click that follows a tap would hit the element below.
    document.addEventListener('click', endCelebration);
    document.addEventListener('keydown', skipByKey, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', endCelebration);
      document.removeEventListener('keydown', skipByKey, { capture: true });
    };
  }, []);

  return (
    <Overlay aria-hidden="true" data-celebration>
      <Emblem>
        <GoldenRays />
        <svg viewBox="-200 -200 400 400">
          <Ring r="104" pathLength="100" />
          <Ring r="109" pathLength="100" />
          <GoldenEgg />
        </svg>
        <Nest>
          <CurrentSeasonPlants />
        </Nest>
      </Emblem>
      <Caption>
        <strong>{copy.title(count)}</strong>
        <span>{copy.skip}</span>
      </Caption>
      <GoldFlakes />
    </Overlay>
  );
}

/** Duration of the celebration and its animations in milliseconds. Below 5 s, because nothing pauses it. */
const durationMs = 4_800;

/** Keys that could activate or close an element underneath. Other keys, such as Tab, keep their effect. */
const pressingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** Ends the celebration, and suppresses the effect of a key that would reach an element underneath. */
function skipByKey(event: KeyboardEvent) {
  endCelebration();
  if (!pressingKeys.has(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

const shell = 'M0-86C38-86 66-30 66 16C66 58 38 84 0 84S-66 58-66 16C-66-30-38-86 0-86Z';

/** Engraved shading of the shell for light from the upper left. */
const shading = Array.from({ length: 17 }, (_, index) => {
  const y = -62 + index * 9;
  const reach = 66 * Math.sqrt(Math.max(0.08, 1 - ((y - 6) / 88) ** 2));
  const from = -reach * (0.1 - index * 0.045);
  return `M${from.toFixed(1)} ${(y + 5).toFixed(1)}Q${(reach * 0.62).toFixed(1)} ${(y + 12).toFixed(1)} ${(reach * 0.985).toFixed(1)} ${y.toFixed(1)}`;
}).join('');

function GoldenEgg() {
  return (
    <Egg>
      <defs>
        <radialGradient id="celebrated-gold" cx="0.34" cy="0.26" r="0.85">
          <stop offset="0" className="bright" />
          <stop offset="0.42" className="gold" />
          <stop offset="1" className="deep" />
        </radialGradient>
        <clipPath id="celebrated-shell">
          <path d={shell} />
        </clipPath>
      </defs>
      <path d={shell} fill="url(#celebrated-gold)" />
      <g clipPath="url(#celebrated-shell)">
        <path className="hatching" d={shading} />
        <path className="seam" d="M-72-22C-40-8-20-30 4-16S44-4 72-26M-72 26C-46 40-18 18 8 32S50 40 72 22" />
        <Gleam d="M-150-100h34l-60 220h-34Z" />
      </g>
      <path className="line" d={shell} />
      <path
        className="spark"
        d="M-26-50l3 11 11 3-11 3-3 11-3-11-11-3 11-3ZM-44-12l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"
      />
    </Egg>
  );
}

function GoldFlakes() {
  return flakes.map((flake) => <Flake key={flake.left} style={flake} />);
}

const flakeCount = 34;

/** Low-discrepancy positions from powers of the plastic number: they look random, but do not cluster. */
const flakes = Array.from({ length: flakeCount }, (_, index): CSSProperties & { left: string } => {
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

const fade = keyframes`
  0%, 100% { opacity: 0; }
  8%, 86% { opacity: 1; }
`;

const rise = keyframes`
  0%, 22% { opacity: 0; transform: translateY(16px); }
  36%, 100% { opacity: 1; transform: none; }
`;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layers.celebration};
  display: grid;
  place-content: center;
  justify-items: center;
  overflow: hidden;
  background: radial-gradient(
    circle at 50% 46%,
    ${color.raised} 0 12%,
    color-mix(in oklab, ${color.page} 97%, transparent) 46%,
    color-mix(in oklab, ${color.page} 92%, transparent)
  );
  cursor: pointer;
  animation: ${fade} ${durationMs}ms ease-in-out both;
`;

const Emblem = styled.div`
  position: relative;
  width: min(92vw, 62vh, 560px);

  > svg {
    overflow: visible;
  }
`;

const Nest = styled.div`
  position: absolute;
  inset: 0 18% 26.5%;
`;

const Caption = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  text-align: center;
  animation: ${rise} ${durationMs}ms ease-out both;

  strong {
    color: ${color.gold};
    font-family: ${font.display};
    font-size: ${size.xxl};
    font-weight: ${weight.medium};
    line-height: 1.1;
    letter-spacing: -0.015em;
  }
  span {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

const draw = keyframes`
  from { stroke-dashoffset: 100; }
  28%, to { stroke-dashoffset: 0; }
`;

const Ring = styled.circle`
  fill: none;
  stroke: ${color.gold};
  stroke-width: 1.25;
  stroke-dasharray: 100;
  transform: rotate(-90deg);
  animation: ${draw} ${durationMs}ms ease-out both;
`;

const appear = keyframes`
  0% { opacity: 0; transform: translateY(70px) scale(0.72); }
  18% { opacity: 1; }
  30% { transform: translateY(-6px) scale(1.03); }
  40%, 100% { opacity: 1; transform: none; }
`;

const sweep = keyframes`
  0%, 34% { transform: none; }
  58%, 100% { transform: translateX(340px); }
`;

const Egg = styled.g`
  animation: ${appear} ${durationMs}ms cubic-bezier(0.2, 0.7, 0.3, 1) both;

  .bright {
    stop-color: color-mix(in oklab, ${metal.gold} 38%, ${metal.light});
  }
  .gold {
    stop-color: ${metal.gold};
  }
  .deep {
    stop-color: ${metal.deep};
  }
  .hatching,
  .seam,
  .line {
    fill: none;
    stroke: ${metal.ink};
    stroke-linecap: round;
  }
  .hatching {
    stroke-width: 0.9;
    opacity: 0.5;
  }
  .seam {
    stroke-width: 0.8;
    opacity: 0.35;
  }
  .line {
    stroke-width: 2;
  }
  .spark {
    fill: ${metal.light};
  }
`;

const Gleam = styled.path`
  fill: ${metal.light};
  opacity: 0.5;
  animation: ${sweep} ${durationMs}ms ease-in-out both;
`;

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
