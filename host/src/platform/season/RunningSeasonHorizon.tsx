import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { layers } from '@emberclutch/web/theme/tokens.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { useSeason } from './use-season.ts';

/**
 * Sky and distant land of the current season across the window, behind a row of specimens whose parent is positioned. Empty until
 * drawn, during hydration, and until it is near the window, so that it does not slow down the opening of the page.
 */
export function RunningSeasonHorizon() {
  const season = useSeason();
  const isHydrated = useIsHydrated();
  const [observe, isNear] = useOnScreen();
  const [isNeeded, setIsNeeded] = useState(false);
  if (isNear && !isNeeded) setIsNeeded(true);
  const { data: scene } = useQuery({
    ...seasonSceneQuery(knownSeason(season?.spawnSeason ?? ''), season?.spawnAge ?? 0),
    enabled: isHydrated && isNeeded && season !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <Horizon ref={observe} aria-hidden="true">
      {isHydrated && isNeeded && scene && (
        <div key={scene.key} dangerouslySetInnerHTML={{ __html: scene.sky }} />
      )}
    </Horizon>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Horizon = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0 auto 48px calc(50% - 50vw);
  width: 100vw;
  overflow: hidden;
  opacity: 0.7;
  mask-image: linear-gradient(transparent, black 45%);
  pointer-events: none;

  > div {
    height: 100%;
    animation: ${appear} 1200ms ease-out;
  }

  /* Dragons are in front of it. */
  [data-eclipse] {
    opacity: 0.3;
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
