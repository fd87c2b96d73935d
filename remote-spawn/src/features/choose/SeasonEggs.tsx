import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { spawnedAssetQueries } from '@emberclutch/shared/api/spawned-assets';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { AssetPicture } from '@emberclutch/shared/ui/AssetPicture';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { copy } from './copy.ts';

/** The newest eggs of a season on their pedestals. Absent in a season of which the provider has none. */
export function SeasonEggs({ season }: { season: string }) {
  const { data: name } = SpawnSeason.safeParse(season.toUpperCase());
  const { data: eggs = [], isLoading } = useQuery({
    ...spawnedAssetQueries.ofSeason(name, 'SEALED'),
    enabled: !!name,
  });
  if (!isLoading && eggs.length === 0) return null;
  return (
    <Pedestals aria-label={copy.season.eggs(season)}>
      {eggs.map((egg) => (
        <li key={egg.id}>
          <Link to={paths.details(egg.id)}>
            <AssetPicture asset={egg} alt={`${assetTitle(egg)}, No. ${specimenNumber(egg.id)}`} isUrgent />
          </Link>
        </li>
      ))}
    </Pedestals>
  );
}

/** Keeps its place while it loads. The one in the middle stands in front. */
const Pedestals = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1.2fr 1fr;
  align-items: end;
  aspect-ratio: 3.2 / 1.2;
  padding: 0;
  margin: 0;
  list-style: none;

  span {
    background: none;
  }
  a {
    display: block;
    transition: translate ${({ theme }) => theme.motion.calm};
  }
  a:hover {
    translate: 0 -4px;
  }
`;
