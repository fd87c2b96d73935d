import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { seasonLandQuery } from '@emberclutch/web/api/season-scene.ts';
import { useRunningSeason } from './use-running-season.ts';

/** The land of the current season along the lower edge of the map, drawn after the map has opened. It ignores pointer events. */
export function SkyLand() {
  const { season, age } = useRunningSeason();
  const { data: ground } = useQuery({
    ...seasonLandQuery(season, age),
    // When the season changes, the previous land stays until the new drawing has loaded.
    placeholderData: keepPreviousData,
  });
  return ground ? (
    <Land key={ground.key} aria-hidden="true" dangerouslySetInnerHTML={{ __html: ground.land }} />
  ) : null;
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Extends below the map, so that plants and horizon cover only sea when the whole world is visible. */
const Land = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: clamp(96px, 16vw, 260px);
  translate: 0 40%;
  pointer-events: none;
  animation: ${appear} 900ms ease-out;

  @media (forced-colors: active), print {
    display: none;
  }
`;
