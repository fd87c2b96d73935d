import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { layers } from '@emberclutch/shared/theme';
import { copy } from './copy.ts';
import { endCelebration } from './celebrated-egg-count.ts';
import { GoldenEgg } from './GoldenEgg.tsx';
import { GoldFlakes } from './GoldFlakes.tsx';
import { Sunburst } from './Sunburst.tsx';

/**
 * Animation for golden eggs that the player has received. It covers the page without blocking it: clicks and keys reach the
 * page, and either ends it. Hidden from assistive technology, because a toast states the same as text.
 */
export function Celebration({ count }: { count: number }) {
  useEffect(() => {
    const timer = setTimeout(endCelebration, durationMs);
    document.addEventListener('pointerdown', endCelebration);
    document.addEventListener('keydown', endCelebration);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', endCelebration);
      document.removeEventListener('keydown', endCelebration);
    };
  }, []);

  return (
    <Overlay aria-hidden="true" data-celebration>
      <Emblem viewBox="-200 -200 400 400">
        <Sunburst />
        <GoldenEgg />
      </Emblem>
      <Caption>
        <strong>{copy.title(count)}</strong>
        <span>{copy.skip}</span>
      </Caption>
      <GoldFlakes />
    </Overlay>
  );
}

/** Milliseconds; all animations of the celebration end within it. */
const durationMs = 5_200;

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
    ${({ theme }) => theme.color.raised} 0 12%,
    color-mix(in oklab, ${({ theme }) => theme.color.page} 94%, transparent) 46%,
    color-mix(in oklab, ${({ theme }) => theme.color.page} 82%, transparent)
  );
  pointer-events: none;
  animation: ${fade} ${durationMs}ms ease-in-out both;
`;

const Emblem = styled.svg`
  width: min(92vw, 62vh, 560px);
  overflow: visible;
`;

const Caption = styled.p`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.xs};
  text-align: center;
  animation: ${rise} ${durationMs}ms ease-out both;

  strong {
    color: ${({ theme }) => theme.color.gold};
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.size.xxl};
    font-weight: ${({ theme }) => theme.weight.medium};
    line-height: 1.1;
    letter-spacing: -0.015em;
  }
  span {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
  }
`;
