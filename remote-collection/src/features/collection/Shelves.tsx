import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { Link } from '@emberclutch/web/routing';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { CompareToggle } from '@emberclutch/web/ui/asset/compare/CompareToggle.tsx';
import { useIsComparing } from '@emberclutch/web/ui/asset/compare/use-is-compared.ts';
import { StillPicturesContext } from '@emberclutch/web/ui/asset/MovingPicture.tsx';
import { LiveAssetCard } from '@emberclutch/web/ui/asset/live/LiveAssetCard.tsx';
import { media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { toCollectionAddress } from './to-collection-address.ts';
import { copy } from './copy.ts';
import { readHatchInstant, orderAssets } from './order-assets.ts';

/** Maximum number of cards in all shelves together: one row on a wide screen. */
const maxInRow = 6;

const twoCardsQuery = '(max-width: 47.9375rem)';

/** Minimum size of a collection with shelves. A smaller collection is visible at a glance. */
export const minShelvedAssets = 8;

/** The eggs that hatch next and the golden assets, above the list. */
export function Shelves({ assets }: { assets: readonly AssetInfo[] }) {
  const now = serverNow() / 1_000;
  const hatchingEggs = orderAssets(
    assets.filter((asset) => (readHatchInstant(asset) ?? 0) > now),
    'hatching',
  );
  const goldenAssets = assets.filter((asset) => asset.golden);
  const goldenCardCount = Math.max(maxInRow - hatchingEggs.length, goldenAssets.length > 0 ? 1 : 0);
  return (
    <Row>
      <Shelf
        title={copy.shelves.hatching}
        assets={hatchingEggs}
        maxCards={maxInRow - goldenCardCount}
        listAddress={toCollectionAddress({ show: 'eggs', order: 'hatching' })}
      />
      <Shelf
        title={copy.shelves.golden}
        assets={goldenAssets}
        maxCards={goldenCardCount}
        listAddress={toCollectionAddress({ golden: 'true' })}
      />
    </Row>
  );
}

interface ShelfProps {
  title: string;
  assets: readonly AssetInfo[];
  maxCards: number;
  listAddress: string;
}

function Shelf({ title, assets, maxCards, listAddress }: ShelfProps) {
  const isComparing = useIsComparing();
  if (assets.length === 0) return null;
  return (
    <Section style={{ '--cards': Math.min(maxCards, assets.length) }}>
      <Head>
        <h2>{title}</h2>
        {assets.length > maxCards && (
          <Link to={listAddress} aria-label={copy.shelves.allOf(assets.length, title)}>
            {copy.shelves.all(assets.length)}
          </Link>
        )}
      </Head>
      <AssetGrid aria-label={title}>
        {assets.slice(0, maxCards).map((asset) => (
          <Item key={asset.id}>
            {/* The list below the shelves may show the same asset. */}
            <StillPicturesContext value>
              <LiveAssetCard asset={asset} hasPriority />
            </StillPicturesContext>
            {isComparing && <CompareToggle asset={asset} />}
          </Item>
        ))}
      </AssetGrid>
    </Section>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space.l} 0;

  &:not(:empty) {
    margin-bottom: ${space.l};
  }
  @media ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s};

  @media ${media.wide} {
    grid-column: span var(--cards);

    ul {
      grid-template-columns: repeat(var(--cards), minmax(0, 1fr));
    }
  }
  /* One row of three cards, or of two if three do not fit. */
  @media not all and ${media.wide} {
    li:nth-child(n + 4) {
      display: none;
    }
  }
  @media ${twoCardsQuery} {
    li:nth-child(n + 3) {
      display: none;
    }
  }
`;

const Item = styled.li`
  position: relative;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};

  a {
    font-size: ${size.s};
  }
`;
