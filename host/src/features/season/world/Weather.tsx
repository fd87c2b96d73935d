import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { SeasonScene } from '@emberclutch/art/season-scenes/season-scene.ts';
import { layers } from '@emberclutch/web/theme/tokens.ts';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-media.ts';

interface Props {
  mote: string;
  weather: SeasonScene['weather'];
}

/**
 * Particles of the season, for five seconds when the scene appears. The animation ends by itself, so it needs no pause button. In front of the
 * page: behind it, the browser would paint the whole page again at its start and end, which would delay a press on a filter. The first
 * interaction ends it, so that no later press waits for its layers.
 */
export function Weather({ mote, weather: { angle, turns, count } }: Props) {
  const isReduced = useReducedMotion();
  // A browser that does not report earlier interactions shows the weather.
  const [isOver, setIsOver] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    const end = () => setIsOver(true);
    for (const event of interactionEvents) addEventListener(event, end, { once: true, passive: true });
    return () => {
      for (const event of interactionEvents) removeEventListener(event, end);
    };
  }, []);

  if (isReduced || isOver) return null;
  const direction = (angle * Math.PI) / 180;
  const [across, down] = [Math.cos(direction) * 110, Math.sin(direction) * 110];
  return (
    <Air aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Mote
          key={index}
          style={{
            // The golden ratio spreads them evenly. Particles that drift sideways start at the side.
            left: `${((index * 61.8) % 100) - across / 2}%`,
            top: `${(Math.abs(down) > 60 ? 50 : (index * 38.2) % 70) - down / 2}%`,
            scale: 0.5 + ((index * 7) % 5) / 6,
            animationDelay: `${((index * 37) % 20) * 80}ms`,
            '--across': `${across}vw`,
            '--down': `${down}vh`,
            '--turns': `${turns * 360}deg`,
          }}
          dangerouslySetInnerHTML={{ __html: mote }}
        />
      ))}
    </Air>
  );
}

const interactionEvents = ['pointerdown', 'keydown', 'wheel'] as const;

const drift = keyframes`
  0% { opacity: 0; }
  15%, 70% { opacity: 0.3; }
  100% { opacity: 0; translate: var(--across) var(--down); rotate: var(--turns); }
`;

const Air = styled.div`
  position: fixed;
  z-index: ${layers.raised};
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const Mote = styled.span`
  position: absolute;
  width: 20px;
  height: 20px;
  opacity: 0;
  animation: ${drift} 3400ms ease-in-out;
`;
