import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { serverNow } from '@emberclutch/shared/state';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { LiveAssetCard } from '@emberclutch/shared/ui/live/LiveAssetCard';
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
      <Shelf title={copy.shelves.hatching} assets={hatching} />
      <Shelf title={copy.shelves.golden} assets={golden} />
    </>
  );
}

function Shelf({ title, assets }: { title: string; assets: readonly AssetInfo[] }) {
  if (assets.length === 0) return null;
  return (
    <Section>
      <h2>{title}</h2>
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
`;
