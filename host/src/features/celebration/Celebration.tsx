import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, font, layers, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { RunningSeasonFoot } from '../../platform/season/RunningSeasonFoot.tsx';
import { copy } from './copy.ts';
import { endCelebration } from './celebrated-egg-count.ts';
import { GoldenEgg } from './GoldenEgg.tsx';
import { GoldFlakes } from './GoldFlakes.tsx';
import { Sunburst } from './Sunburst.tsx';

/**
 * Animation for golden eggs that the player has received. Any press or key ends it. One that would activate something
 * underneath does only that: a player who skips it during a reveal has not yet seen the golden egg behind it. Toasts stand
 * above it. Hidden from assistive technology, because a toast states the same as text.
 */
export function Celebration({ count }: { count: number }) {
  useEffect(() => {
    const timer = setTimeout(endCelebration, durationMs);
    // A click, not its pointerdown: the click that follows a tap would hit the element below.
    document.addEventListener('click', endCelebration);
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', endCelebration);
      document.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, []);

  return (
    <Overlay aria-hidden="true" data-celebration>
      <Emblem>
        <svg viewBox="-200 -200 400 400">
          <Sunburst />
          <GoldenEgg />
        </svg>
        <Nest>
          <RunningSeasonFoot />
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

/** Keys that activate or close something. Other keys, such as Tab, keep their effect. */
const pressingKeys = ['Enter', ' ', 'Escape'];

function handleKey(event: KeyboardEvent) {
  endCelebration();
  if (!pressingKeys.includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Milliseconds; all animations of the celebration end within it. Below 5 s, because nothing pauses them. */
const durationMs = 4_800;

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

/** Around the foot of the egg. */
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
