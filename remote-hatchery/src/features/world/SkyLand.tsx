import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { seasonLandQuery } from '@emberclutch/web/api/season-scene.ts';
import { useRunningSeason } from './use-running-season.ts';

/**
 * The land of the running season, before the lower edge of the map: one looks out from it over the world. It is drawn after the map has
 * opened, and gestures go through it.
 */
export function SkyLand() {
  const { season, age } = useRunningSeason();
  const { data: ground } = useQuery({
    ...seasonLandQuery(season, age),
    // When the season turns, the former land stays until the new one is drawn.
    placeholderData: keepPreviousData,
  });
  return ground ? (
    <Land key={ground.key} aria-hidden="true" dangerouslySetInnerHTML={{ __html: ground.land }} />
  ) : null;
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Its lower part lies below the map, so that plants and horizon cover sea alone where the whole world is shown. */
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
