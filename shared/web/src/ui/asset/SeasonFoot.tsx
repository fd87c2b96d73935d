import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { seasonFootQuery } from '../../api/season-scene.ts';
import { useIsHydrated } from '../browser/use-hydrated-value.ts';

interface Props {
  season: SeasonName;
  age: number;
  /** Where it stands in a row of pedestals, which all differ. */
  place?: number;
}

/**
 * What grows around a pedestal in a season: over the foot of the picture of an egg, whose parent is positioned. Absent until
 * its drawing has loaded, and while a page is hydrated, because rendered HTML has none.
 */
export function SeasonFoot({ season, age, place = 0 }: Props) {
  const isHydrated = useIsHydrated();
  const { data: foot } = useQuery({
    ...seasonFootQuery(season, age, place),
    enabled: isHydrated,
    // When the season turns, the former plants stay until the new ones are drawn.
    placeholderData: keepPreviousData,
  });
  return isHydrated && foot ? (
    <Foot key={foot.key} aria-hidden="true" dangerouslySetInnerHTML={{ __html: foot.drawing }} />
  ) : null;
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
