import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import { resolvePictureUrl } from '@emberclutch/web/api/resolve-picture-url.ts';
import { spawnedAssetQueries } from '../../../platform/api/spawned-assets.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { siteAtom } from '@emberclutch/web/state';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { SealedParcel } from '../../../platform/parcels/SealedParcel.tsx';
import { findKnownSeason, nameSeason } from '../../../platform/calendar/name-season.ts';
import { copy } from './copy.ts';

/** An example of what a player may receive: the life of one hatched egg of the season. Renders nothing in a season without such an egg. */
export function EggLife({ season }: { season: string }) {
  const knownSeason = findKnownSeason(season);
  const { data: dragons = [] } = useQuery({
    ...spawnedAssetQueries.newest(knownSeason, 'HATCHED'),
    enabled: knownSeason !== undefined,
  });
  const [dragon] = dragons.toSorted((a, b) => (b.rarity ?? 0) - (a.rarity ?? 0));
  return dragon ? <Life dragon={dragon} title={copy.life.title(nameSeason(season))} /> : null;
}

const eggStates = ['sealed', 'incubating', 'hatching'] as const;

function Life({ dragon, title }: { dragon: AssetInfo; title: string }) {
  const { apiBase } = useAtomValue(siteAtom);
  const { data: medias = [] } = useQuery(assetMediaQueries.of(dragon.id, dragon.assetState));
  const stages = eggStates.flatMap((state) => {
    const { url } = medias.find(({ kind, shows }) => kind === 'egg' && shows === state) ?? {};
    return url === undefined ? [] : [{ state, url: resolvePictureUrl(url, apiBase) }];
  });
  const dragonTitle = formatAssetTitle(dragon);
  return (
    <Gallery title={title}>
      <Stages>
        <Stage>
          <Parcel>
            <SealedParcel />
          </Parcel>
          <p>{copy.life.arrives}</p>
        </Stage>
        {stages.map(({ state, url }) => (
          <Stage key={state}>
            <img src={url} alt="" width={400} height={400} loading="lazy" decoding="async" />
            <p>{copy.life[state]}</p>
          </Stage>
        ))}
        <Stage>
          <Link to={paths.details(dragon.id)}>
            <AssetPicture asset={dragon} alt={`${dragonTitle}, No. ${formatSpecimenNumber(dragon.id)}`} />
          </Link>
          <p>{copy.life.hatched(dragonTitle)}</p>
        </Stage>
      </Stages>
    </Gallery>
  );
}

const Gallery = styled(Panel)`
  margin-top: ${space.xl};
`;

/**
 * One row on a wide screen, with the dragon one and a half times as wide as an egg; otherwise the dragon is below the eggs. On a phone, two
 * eggs per row, or one if the text is large.
 */
const Stages = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: ${space.s};
  counter-reset: stage;

  @media ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12ch, 34%)), 1fr));
  }
  @media ${media.wide} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

/** Aligns the captions of a row. */
const Stage = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  align-items: end;
  counter-increment: stage;

  &:where(:last-child) {
    grid-column: 1 / -1;
  }
  @media ${media.wide} {
    grid-column: span 2;

    &:where(:last-child) {
      grid-column: span 3;
    }
  }
  img {
    width: min(100%, 400px);
    margin: 0 auto;
  }
  p {
    align-self: start;
    padding: ${space.xs} 0 ${space.m};
    color: ${color.inkSoft};
    border-top: 1px solid ${color.rule};
    font-size: ${size.s};
    line-height: 1.35;
    text-wrap: pretty;
  }
  p::before {
    content: counter(stage) '. ';
    color: ${color.accent};
    font-family: ${font.display};
    font-style: italic;
  }
`;

const Parcel = styled.span`
  display: block;
  padding: 0 4% 4%;

  svg {
    width: 100%;
    height: auto;
  }
`;
