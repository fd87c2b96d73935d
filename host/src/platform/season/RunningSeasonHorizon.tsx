import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { layers } from '@emberclutch/web/theme/tokens.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { useSeason } from './use-season.ts';

/**
 * Sky and far land of the running season from side to side of the window, behind a row of specimens whose parent is
 * positioned. Absent until it is drawn, and while a page is hydrated.
 */
export function RunningSeasonHorizon() {
  const season = useSeason();
  const isHydrated = useIsHydrated();
  const { data: scene } = useQuery({
    ...seasonSceneQuery(knownSeason(season?.spawnSeason ?? ''), season?.spawnAge ?? 0),
    enabled: isHydrated && season !== null,
    placeholderData: keepPreviousData,
  });
  return isHydrated && scene ? (
    <Horizon key={scene.key} aria-hidden="true" dangerouslySetInnerHTML={{ __html: scene.sky }} />
  ) : null;
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
  animation: ${appear} 1200ms ease-out;

  /* Dragons stand before it. */
  [data-eclipse] {
    opacity: 0.3;
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
