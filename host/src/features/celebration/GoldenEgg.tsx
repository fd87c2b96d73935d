import { keyframes, styled } from 'styled-components';
import { metal } from '@emberclutch/web/theme/tokens.ts';

const shell = 'M0-86C38-86 66-30 66 16C66 58 38 84 0 84S-66 58-66 16C-66-30-38-86 0-86Z';

/** Engraved shading of the shell for light from the upper left. */
const hatching = Array.from({ length: 17 }, (_, index) => {
  const y = -62 + index * 9;
  const reach = 66 * Math.sqrt(Math.max(0.08, 1 - ((y - 6) / 88) ** 2));
  const from = -reach * (0.1 - index * 0.045);
  return `M${from.toFixed(1)} ${(y + 5).toFixed(1)}Q${(reach * 0.62).toFixed(1)} ${(y + 12).toFixed(1)} ${(reach * 0.985).toFixed(1)} ${y.toFixed(1)}`;
}).join('');

/** A golden egg with a gleam that moves across it once. */
export function GoldenEgg() {
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
        <path className="hatching" d={hatching} />
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
  animation: ${appear} 4800ms cubic-bezier(0.2, 0.7, 0.3, 1) both;

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
  animation: ${sweep} 4800ms ease-in-out both;
`;
