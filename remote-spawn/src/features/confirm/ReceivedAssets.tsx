import { styled } from 'styled-components';
import { useQueries } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { AssetCard } from '@emberclutch/shared/ui/AssetCard';
import { AssetCardSkeleton } from '@emberclutch/shared/ui/AssetCardSkeleton';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { copy } from '../../copy.ts';

/** What a purchase brought, each with its picture; a link alone where the picture does not come. */
export function ReceivedAssets({ ids }: { ids: number[] }) {
  const assets = useQueries({ queries: ids.map(assetQueries.one) });
  return (
    <section aria-label={copy.confirm.yours}>
      <Title>{copy.confirm.yours}</Title>
      <AssetGrid>
        {ids.map((id, place) => {
          const asset = assets[place];
          return (
            <li key={id}>
              {asset?.data && <AssetCard asset={asset.data} />}
              {asset?.isError && <Link to={paths.details(id)}>{copy.confirm.asset(id)}</Link>}
              {asset?.isPending && <AssetCardSkeleton />}
            </li>
          );
        })}
      </AssetGrid>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space.m};
`;
