import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { pictureUrl } from '@emberclutch/web/api/picture-url.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { siteAtom } from '@emberclutch/web/state';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { pageMargin } from '@emberclutch/web/ui/layout/page-column.ts';
import { sidewaysBand } from '@emberclutch/web/ui/layout/sideways-band.ts';
import { color, font, motion, size, space } from '@emberclutch/web/theme/tokens.ts';
import { newestEggQueries } from '../../platform/api/newest-eggs.ts';
import { RunningSeasonHorizon } from '../../platform/season/RunningSeasonHorizon.tsx';
import { copy } from './copy.ts';

/**
 * The dragons that hatched last, side by side on one shore across the window, in front of the land of the season. Only the player
 * scrolls it sideways: by touch, wheel, keyboard or Tab. Renders nothing if there are none.
 */
export function Panorama() {
  const { apiBase } = useAtomValue(siteAtom);
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
        <RunningSeasonHorizon />
        {/* Focusable, so that the arrow keys scroll it. */}
        <Shore role="region" aria-labelledby="hatchlings" tabIndex={0}>
          <ul>
            {dragons.map((dragon) => (
              <li key={dragon.id}>
                <Link to={paths.details(dragon.id)}>
                  {dragon.thumbnail && (
                    <img
                      src={pictureUrl(dragon.thumbnail, apiBase)}
                      alt=""
                      width={400}
                      height={400}
                      loading="lazy"
                      decoding="async"
                    />
                  )}
                  <span>{assetTitle(dragon)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Shore>
      </Band>
    </Section>
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

/** The horizon is behind the dragons and above their names. */
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
  /* They stand on one line, and each overlaps the ground of the next one. */
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
    width: 100%;
    transition: translate ${motion.calm};
  }
  a:hover img {
    translate: 0 -6px;
  }
`;
