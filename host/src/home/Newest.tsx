import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { AssetCard } from '@emberclutch/shared/ui/AssetCard';
import { AssetCardSkeleton } from '@emberclutch/shared/ui/AssetCardSkeleton';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { copy } from '../copy.ts';
import { SectionTitle } from './section-title.ts';

/** A row on a wide screen, two on a phone. */
const shown = 4;

/** The last to come. Where the world is empty or silent, the page goes on without it. */
export function Newest() {
  const { data, isError } = useInfiniteQuery(assetQueries.dragons({}));
  const newest = data?.pages[0]?.assets.slice(0, shown);
  if (isError || newest?.length === 0) return null;

  return (
    <Section aria-labelledby="newest" data-live>
      <SectionTitle id="newest">{copy.home.newest}</SectionTitle>
      <AssetGrid>
        {newest
          ? newest.map((asset) => (
              <li key={asset.id}>
                <AssetCard asset={asset} />
              </li>
            ))
          : Array.from({ length: shown }, (_, index) => (
              <li key={index}>
                <AssetCardSkeleton />
              </li>
            ))}
      </AssetGrid>
      <More>
        <Link to={paths.allEggs}>{copy.home.newestMore}</Link>
      </More>
    </Section>
  );
}

const Section = styled.section`
  padding: clamp(48px, 7vw, 96px) 0 0;
`;

const More = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
  text-align: center;
`;
