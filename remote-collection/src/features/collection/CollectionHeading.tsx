import { useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { ownedAssetQueries } from '@emberclutch/shared/api/owned-assets';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from './copy.ts';
import { countOf, kinds } from './kinds.ts';

/** Shown before the list is loaded; the counts follow once all pages are read. */
export function CollectionHeading({ userId }: { userId: string }) {
  const { data } = useQuery(ownedAssetQueries.of(userId));
  return (
    <PageHeading
      title={copy.title}
      eyebrow={copy.eyebrow}
      lead={data?.isComplete && data.assets.length > 0 ? summaryOf(data.assets) : copy.lead}
    />
  );
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
