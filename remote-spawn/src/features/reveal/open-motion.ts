import { css, keyframes } from 'styled-components';
import { metal } from '@emberclutch/web/theme/tokens.ts';
import { holdMs } from './use-long-press.ts';

/** Writes a transition that starts some time after the parcel opens. Times are in milliseconds at a pace of 1. */
const writeTransition = (property: string, start: number, duration: number, easing = 'ease-out') =>
  `${property} calc(${duration}ms * var(--pace)) ${easing} calc(var(--open) * (var(--delay) + ${start}ms * var(--pace)))`;

const turnEasing = 'cubic-bezier(0.4, 0, 0.2, 1)';
const softEasing = 'cubic-bezier(0.16, 0.9, 0.3, 1)';
const arrivalEasing = 'cubic-bezier(0.2, 1.25, 0.36, 1)';

/** The paper shakes more and more against the seal. */
const strain = keyframes`
  0%, 30%, 50%, 66%, 80%, 90%, 97% { translate: 0; rotate: 0deg; }
  40% { translate: -1px 0; rotate: -0.2deg; }
  58% { translate: 1.4px 0; rotate: 0.3deg; }
  73% { translate: -2px 0; rotate: -0.4deg; }
  85% { translate: 2.4px 0; rotate: 0.5deg; }
  94%, 100% { translate: -3px 0; rotate: -0.6deg; }
`;

/** The heartbeat of a golden egg below the wax. */
const heartbeat = keyframes`
  0%, 100% { opacity: 0.5; stroke-width: 1.4; }
  14% { opacity: 1; stroke-width: 4.5; }
  30% { opacity: 0.6; stroke-width: 2; }
  44% { opacity: 1; stroke-width: 5.5; }
`;

/**
 * How a parcel opens, for the element around it: the wax breaks, the flaps turn over, the paper lies down, the light grows, the
 * egg rises, its label appears. Each of these parts names its movement by `data-moves`. The element has `data-open` once the
 * parcel is open, the delay before it opens as `--delay`, and its pace as `--pace` (`choosePace`). While the player holds it, it
 * has `data-held`, and `data-golden` if it is golden.
 */
export const openMotion = css`
  /* No delay when the stage returns to a sealed parcel. */
  --open: 0;
  --pace: 1;

  [data-moves='fissure'] {
    stroke-dasharray: 1;
    stroke-dashoffset: 1;
    transition: stroke-dashoffset 200ms ease-out;
  }
  [data-moves='whole'] {
    transition: ${writeTransition('opacity', 0, 90, 'linear')};
  }
  [data-moves^='half'] {
    transition:
      ${writeTransition('transform', 110, 560, 'cubic-bezier(0.3, 0, 0.8, 0.4)')},
      ${writeTransition('opacity', 470, 200, 'linear')};
  }
  [data-moves='crumb'] {
    transition:
      ${writeTransition('transform', 110, 700, 'cubic-bezier(0.15, 0.6, 0.5, 1)')},
      ${writeTransition('opacity', 420, 380, 'linear')};
  }
  [data-moves='writing'] {
    transition: ${writeTransition('opacity', 60, 240)};
  }
  [data-moves^='flap'] {
    transform: var(--flat);
    transition: ${writeTransition('transform', 600, 720, turnEasing)};
  }
  [data-moves='flap-bottom'] {
    transition: ${writeTransition('transform', 500, 720, turnEasing)};
  }
  [data-moves='flap-top'] {
    transition: ${writeTransition('transform', 400, 720, turnEasing)};
  }
  [data-moves='sheet'] {
    /* While sealed, it is centred where the egg and its text will be. */
    transform: translateY(18%);
    transition: ${writeTransition('transform', 620, 1000, softEasing)};
  }
  [data-moves='upper'] {
    transition:
      ${writeTransition('transform', 300, 900, 'cubic-bezier(0.3, 0, 0.5, 1)')},
      ${writeTransition('opacity', 700, 500)};
  }
  [data-moves='lower'] {
    transition: ${writeTransition('opacity', 1100, 700)};
  }
  [data-moves='light'] {
    opacity: 0;
    scale: 0.35;
    transition: ${writeTransition('opacity', 420, 620)}, ${writeTransition('scale', 420, 1300, softEasing)};
  }
  [data-moves='egg'] {
    opacity: 0;
    translate: 0 22%;
    scale: 0.55;
    transition:
      ${writeTransition('opacity', 820, 420)}, ${writeTransition('translate', 820, 1050, arrivalEasing)},
      ${writeTransition('scale', 820, 1050, arrivalEasing)};
  }
  [data-moves='label'] {
    visibility: hidden;
    opacity: 0;
    translate: 0 10px;
    transition:
      ${writeTransition('opacity', 1500, 520)}, ${writeTransition('translate', 1500, 520, softEasing)},
      ${writeTransition('visibility', 1500, 0)};
  }

  &:where([data-held]) {
    [data-moves='fissure'] {
      stroke-dashoffset: 0;
      transition: stroke-dashoffset ${holdMs}ms ease-in;
    }
    [data-moves='sheet'] {
      animation: ${strain} ${holdMs}ms linear both;
    }
    [data-moves='seams'] {
      opacity: 0.9;
      animation: none;
    }
  }
  &:where([data-held][data-golden]) [data-moves='seams'] {
    stroke: ${metal.gold};
    animation: ${heartbeat} 560ms ease-out infinite both;
  }

  &:where([data-open]) {
    --open: 1;
    --pace: var(--own-pace, 1);

    [data-moves='whole'],
    [data-moves^='half'],
    [data-moves='crumb'],
    [data-moves='writing'] {
      opacity: 0;
    }
    [data-moves='half-left'] {
      transform: translate(-34px, 62px) rotate(-32deg);
    }
    [data-moves='half-right'] {
      transform: translate(38px, 56px) rotate(28deg);
    }
    [data-moves='crumb']:nth-child(odd) {
      transform: translate(-46px, -22px) rotate(-120deg);
    }
    [data-moves='crumb']:nth-child(even) {
      transform: translate(44px, -30px) rotate(150deg);
    }
    [data-moves='crumb']:nth-child(3n) {
      transform: translate(-18px, 58px) rotate(90deg);
    }
    [data-moves^='flap'] {
      transform: var(--turned);
    }
    [data-moves='sheet'] {
      transform: translateY(40%) rotateX(66deg) scale(0.56);
    }
    [data-moves='upper'] {
      opacity: 0;
      transform: translate(12%, -36%) rotate(26deg);
    }
    [data-moves='lower'] {
      opacity: 0;
    }
    [data-moves='light'] {
      opacity: 1;
      scale: 1;
    }
    [data-moves='egg'] {
      opacity: 1;
      translate: 0 0;
      scale: 1;
    }
    [data-moves='label'] {
      visibility: visible;
      opacity: 1;
      translate: 0 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition-delay: 0s !important;
    }
    [data-moves='sheet'],
    [data-moves='seams'] {
      animation: none !important;
    }
  }
`;
