import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { spawnedAssetQueries } from '@emberclutch/shared/api/spawned-assets';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { AssetPicture } from '@emberclutch/shared/ui/AssetPicture';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { SealedParcel } from '../../parcels/SealedParcel.tsx';
import { copy } from './copy.ts';

/**
 * What a player may receive: how an egg arrives, eggs that were spawned in this season, and dragons that have hatched from
 * such eggs. Absent in a season of which the provider has none.
 */
export function SeasonGallery({ season }: { season: string }) {
  const { data: name } = SpawnSeason.safeParse(season.toUpperCase());
  const { data: eggs = [] } = useQuery({ ...spawnedAssetQueries.ofSeason(name, 'SEALED'), enabled: !!name });
  const { data: dragons = [] } = useQuery({
    ...spawnedAssetQueries.ofSeason(name, 'HATCHED'),
    enabled: !!name,
  });
  if (eggs.length + dragons.length === 0) return null;
  return (
    <Gallery title={copy.gallery.title(copy.season(season))}>
      <Rows>
        <Figure>
          <Arrival>
            <SealedParcel />
          </Arrival>
          <figcaption>{copy.gallery.arrival}</figcaption>
        </Figure>
        {eggs.length > 0 && <Specimens assets={eggs} caption={copy.gallery.eggs} />}
        {dragons.length > 0 && <Specimens assets={dragons} caption={copy.gallery.dragons} />}
      </Rows>
    </Gallery>
  );
}

function Specimens({ assets, caption }: { assets: AssetInfo[]; caption: string }) {
  return (
    <Figure>
      <Pedestals>
        {assets.map((asset) => (
          <li key={asset.id}>
            <Link to={paths.details(asset.id)}>
              <AssetPicture asset={asset} alt={`${assetTitle(asset)}, No. ${specimenNumber(asset.id)}`} />
            </Link>
          </li>
        ))}
      </Pedestals>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

const Gallery = styled(Panel)`
  margin-top: ${({ theme }) => theme.space.xl};
`;

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1fr 3fr 3fr;
    align-items: end;
  }
`;

const Figure = styled.figure`
  margin: 0;

  figcaption {
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    text-align: center;
    text-wrap: balance;
  }
`;

const Arrival = styled.div`
  display: grid;
  place-items: center;

  svg {
    width: 100%;
    max-width: 150px;
    height: auto;
  }
`;

const Pedestals = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  margin: 0;
  list-style: none;
`;
