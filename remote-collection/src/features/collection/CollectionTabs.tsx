import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { copy } from './copy.ts';
import { countOf, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

interface Props {
  assets: readonly AssetInfo[];
  /** The kind that is shown; undefined for all. */
  kind: Kind | undefined;
}

/** One tab for everything and one for each kind; view and filters are kept between them. */
export function CollectionTabs({ assets, kind }: Props) {
  const [params] = useSearchParams();
  const addressOf = (shown?: Kind) => {
    const next = new URLSearchParams(params);
    next.delete('show');
    if (shown) next.set('show', shown);
    return next.size > 0 ? `${paths.myCollection}?${next}` : paths.myCollection;
  };
  return (
    <LinkTabs
      label={copy.show}
      tabs={[
        { to: addressOf(), label: copy.all, count: assets.length, isCurrent: !kind },
        ...kinds.map((one) => ({
          to: addressOf(one),
          label: copy.kinds[one],
          count: countOf(assets, one),
          isCurrent: kind === one,
        })),
      ]}
    />
  );
}
