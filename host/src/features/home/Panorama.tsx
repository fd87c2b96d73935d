import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { pageMargin } from '@emberclutch/web/ui/layout/page-column.ts';
import { sidewaysBand } from '@emberclutch/web/ui/layout/sideways-band.ts';
import { color, font, layers, motion, size, space } from '@emberclutch/web/theme/tokens.ts';
import { newestEggQueries } from '../../platform/api/newest-eggs.ts';
import { useSeason } from '../../platform/season/use-season.ts';
import { copy } from './copy.ts';

/** The dragons that hatched last, on one shore across the window. Only the player scrolls it sideways. Renders nothing if there are none. */
export function Panorama() {
  const { data } = useQuery(newestEggQueries.hatchlings());
  const dragons = useDeferredValue(data)?.assets ?? [];
  if (dragons.length === 0) return null;
  return (
    <Section>
      <Head>
        <h2 id="hatchlings">{copy.hatchlings}</h2>
        <Link to={paths.hatched}>{copy.hatchlingsMore}</Link>
      </Head>
      <Band>
        <CurrentSeasonHorizon />
        {/* Focusable, so that the arrow keys scroll it. */}
        <Shore role="region" aria-labelledby="hatchlings" tabIndex={0}>
          <ul>
            {dragons.map((dragon) => (
              <li key={dragon.id}>
                <Link to={paths.details(dragon.id)}>
                  <AssetPicture asset={dragon} alt="" />
                  <span>{formatAssetTitle(dragon)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Shore>
      </Band>
    </Section>
  );
}

/** Sky and land of the season behind a row of specimens. Drawn when it comes near the window, because drawing it would delay the first view. */
function CurrentSeasonHorizon() {
  const season = useSeason();
  const isHydrated = useIsHydrated();
  const [observe, isNear] = useOnScreen();
  const [isNeeded, setIsNeeded] = useState(false);
  if (isNear && !isNeeded) setIsNeeded(true);
  const { data: scene } = useQuery({
    ...seasonSceneQuery(toKnownSeason(season?.spawnSeason ?? ''), season?.spawnAge ?? 0),
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

const Section = styled.section`
  padding-top: clamp(32px, 4vw, 56px);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
`;

const Band = styled.div`
  position: relative;
  isolation: isolate;
`;

const Shore = styled.div`
  ${sidewaysBand}

  ul {
    display: flex;
    width: max-content;
    min-width: 100%;
    padding-inline: calc(max(50vw - 720px, 0px) + ${pageMargin});
  }
  /* The dragons stand on one line, and each overlaps the ground of the next one. */
  li {
    width: clamp(190px, 21vw, 320px);
    margin-right: -2.2%;
    border-bottom: 3px double ${color.rule};
  }
  a {
    display: block;
    padding-bottom: ${space.s};
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${size.m};
    text-align: center;
    text-decoration: none;
  }
  img {
    transition: translate ${motion.calm};
  }
  a:hover img {
    translate: 0 -6px;
  }
`;

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

  /* Dimmed, because dragons are in front of it. */
  [data-eclipse] {
    opacity: 0.3;
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
