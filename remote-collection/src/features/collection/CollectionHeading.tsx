import { useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { ownedAssetQueries } from '@emberclutch/web/api/owned-assets.ts';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { CollectionStats } from './CollectionStats.tsx';
import { copy } from './copy.ts';
import { countOf, kinds } from './kinds.ts';
import { useAssetsWithKeys } from './use-assets-with-keys.ts';

/** Shown before the list is loaded; the counts appear once all pages are read. */
export function CollectionHeading({ userId }: { userId: string }) {
  const { data } = useQuery(ownedAssetQueries.of(userId));
  return (
    <PageHeading
      title={copy.title}
      eyebrow={copy.eyebrow}
      actions={<CollectionStats userId={userId} />}
      lead={data?.isComplete ? <Summary userId={userId} listed={data} /> : copy.lead}
    />
  );
}

function Summary({ userId, listed }: { userId: string; listed: ListedAssets }) {
  const { assets } = useAssetsWithKeys(userId, listed);
  return assets.length > 0 ? summaryOf(assets) : copy.lead;
}

/** `3 eggs · 1 dragon · 2 golden`, without zeros. */
function summaryOf(assets: AssetInfo[]): string {
  const golden = assets.filter((asset) => asset.golden).length;
  return [
    ...kinds.map((kind) => ({ count: countOf(assets, kind), words: copy.count[kind] })),
    { count: golden, words: copy.golden },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => words(count))
    .join(' · ');
}
