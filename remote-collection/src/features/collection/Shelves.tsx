import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { serverNow } from '@emberclutch/shared/state';
import { Link } from '@emberclutch/shared/routing';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { LiveAssetCard } from '@emberclutch/shared/ui/live/LiveAssetCard';
import { collectionAddress } from './collection-address.ts';
import { copy } from './copy.ts';
import { hatchInstant, orderAssets } from './order-assets.ts';

/** Cards in a shelf: one row on a wide screen. */
const mostOnShelf = 4;

/** A small collection is seen at a glance, without shelves on top of it. */
const leastForShelves = 8;

/** The eggs that hatch next, and what is golden, above everything. */
export function Shelves({ assets }: { assets: readonly AssetInfo[] }) {
  if (assets.length < leastForShelves) return null;
  const now = serverNow() / 1_000;
  const hatching = orderAssets(
    assets.filter((asset) => (hatchInstant(asset) ?? 0) > now),
    'hatching',
  );
  const golden = assets.filter((asset) => asset.golden);
  return (
    <>
      <Shelf
        title={copy.shelves.hatching}
        assets={hatching}
        all={collectionAddress({ show: 'eggs', order: 'hatching' })}
      />
      <Shelf title={copy.shelves.golden} assets={golden} all={collectionAddress({ golden: 'true' })} />
    </>
  );
}

interface ShelfProps {
  title: string;
  assets: readonly AssetInfo[];
  /** Address of the list that continues the shelf. */
  all: string;
}

function Shelf({ title, assets, all }: ShelfProps) {
  if (assets.length === 0) return null;
  return (
    <Section>
      <Head>
        <h2>{title}</h2>
        {assets.length > mostOnShelf && (
          <Link to={all} aria-label={copy.shelves.allOf(assets.length, title)} preventScrollReset>
            {copy.shelves.all(assets.length)}
          </Link>
        )}
      </Head>
      <AssetGrid aria-label={title}>
        {assets.slice(0, mostOnShelf).map((asset) => (
          <li key={asset.id}>
            <LiveAssetCard asset={asset} isUrgent />
          </li>
        ))}
      </AssetGrid>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.xl};

  /* One row of two. */
  @media ${({ theme }) => theme.media.phone} {
    li:nth-child(n + 3) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};

  a {
    font-size: ${({ theme }) => theme.size.s};
  }
`;
