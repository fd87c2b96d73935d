import { useQuery } from '@tanstack/react-query';
import type { Asset } from '@emberclutch/shared/contract/asset';
import { ownedAssetQueries } from '@emberclutch/shared/api/owned-assets';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from './copy.ts';
import { countOf, kinds } from './kinds.ts';

/** Shown before the list is loaded; the counts follow with it. */
export function CollectionHeading({ userId }: { userId: string }) {
  const { data: assets = [] } = useQuery(ownedAssetQueries.of(userId));
  return (
    <PageHeading
      title={copy.title}
      eyebrow={copy.eyebrow}
      lead={assets.length > 0 ? summaryOf(assets) : copy.lead}
    />
  );
}

/** `3 eggs · 1 dragon · 2 golden`, without zeros. */
function summaryOf(assets: Asset[]): string {
  const golden = assets.filter((asset) => asset.golden).length;
  return [
    ...kinds.map((kind) => ({ count: countOf(assets, kind), words: copy.count[kind] })),
    { count: golden, words: copy.golden },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => words(count))
    .join(' · ');
}
