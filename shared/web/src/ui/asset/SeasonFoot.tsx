import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { storedSeason } from '@emberclutch/web/state';
import { seasonFootQuery } from '../../api/season-scene.ts';
import { useIsHydrated } from '../browser/use-hydrated-value.ts';

interface Props {
  season: SeasonName;
  age: number;
  /** Index in a row of pedestals, whose plants differ. */
  index?: number;
}

/**
 * The plants around a pedestal in a season, over the foot of an egg's picture. Its parent must be positioned. Absent until the
 * drawing has loaded, and during hydration, because rendered HTML does not contain it.
 */
export function SeasonFoot({ season, age, index = 0 }: Props) {
  const isHydrated = useIsHydrated();
  const { data: foot } = useQuery({
    ...seasonFootQuery(season, age, index),
    enabled: isHydrated,
    // When the season changes, the previous plants stay until the new drawing has loaded.
    placeholderData: keepPreviousData,
  });
  return isHydrated && foot ? (
    <Foot key={foot.key} aria-hidden="true" dangerouslySetInnerHTML={{ __html: foot.drawing }} />
  ) : null;
}

/** The plants around a pedestal in the season that this browser has stored; the host keeps the stored season current. */
export function StoredSeasonFoot() {
  const season = storedSeason();
  return season && <SeasonFoot season={toKnownSeason(season.spawnSeason)} age={season.spawnAge ?? 0} />;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Foot = styled.span`
  position: absolute;
  inset: auto 0 0;
  aspect-ratio: 400 / 110;
  pointer-events: none;
  animation: ${appear} 900ms ease-out;

  @media (forced-colors: active), print {
    display: none;
  }
`;
