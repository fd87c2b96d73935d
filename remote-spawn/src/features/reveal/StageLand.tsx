import { useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { seasonLandQuery } from '@emberclutch/web/api/season-scene.ts';
import { layers, media } from '@emberclutch/web/theme/tokens.ts';

/**
 * The land of the season in which an egg was spawned, at the foot of the stage: nearly dark, and lit once the egg is open.
 * It is fetched while the seal is still whole.
 */
export function StageLand({ season, age }: { season: SeasonName; age: number }) {
  const { data: scene } = useQuery(seasonLandQuery(season, age));
  return (
    scene && (
      <Ground aria-hidden="true">
        <Land dangerouslySetInnerHTML={{ __html: scene.land }} />
      </Ground>
    )
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Ground = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0;
  pointer-events: none;

  @media (forced-colors: active) {
    display: none;
  }
`;

/** At the foot of the window also where the stage is higher: on a phone. */
const Land = styled.div`
  --height: max(30svh, 15vw);
  position: sticky;
  top: calc(100svh - var(--height));
  height: var(--height);
  overflow: hidden;
  opacity: 0.34;
  mask-image: linear-gradient(transparent, black 40%);
  animation: ${appear} 900ms ease-out;
  transition: opacity 1200ms ease-out;

  :where([data-held]) > * > & {
    opacity: 0.12;
  }
  /* On a phone the words of the egg stand before it. */
  @media ${media.wide} {
    :where([data-open]) > * > & {
      opacity: 0.8;
    }
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`;
