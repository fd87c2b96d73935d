import { useSuspenseQuery } from '@tanstack/react-query';
import { ownedAssetQueries } from '@emberclutch/shared/api/owned-assets';
import { useSearchParams } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { AssetCard } from '@emberclutch/shared/ui/AssetCard';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { LinkTabs } from '@emberclutch/shared/ui/LinkTabs';
import { SkippedCount } from '@emberclutch/shared/ui/SkippedCount';
import { CollectionGaps } from './CollectionGaps.tsx';
import { copy } from './copy.ts';
import { countOf, kindOf, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

/** Cards above the fold, whose pictures load first. */
const urgentCards = 8;

export function Collection({ userId }: { userId: string }) {
  const listed = useSuspenseQuery(ownedAssetQueries.of(userId)).data;
  const { assets, skipped } = listed;
  const [search] = useSearchParams();
  const shown = kinds.find((kind) => kind === search.get('show'));
  if (assets.length + skipped === 0) return <Empty />;

  const tabs = kinds.map((kind) => ({
    to: `${paths.myCollection}?show=${kind}`,
    label: copy.kinds[kind],
    count: countOf(assets, kind),
    isCurrent: shown === kind,
  }));
  const all = { to: paths.myCollection, label: copy.all, count: assets.length, isCurrent: !shown };
  const matching = shown ? assets.filter((asset) => kindOf(asset) === shown) : assets;
  return (
    <>
      <LinkTabs label={copy.show} tabs={[all, ...tabs]} />
      <CollectionGaps userId={userId} listed={listed} />
      <SkippedCount skipped={skipped} of={assets.length + skipped} />
      {shown && matching.length === 0 ? (
        <NoMatch kind={shown} />
      ) : (
        <AssetGrid aria-label={shown ? copy.kinds[shown] : copy.title}>
          {matching.map((asset, index) => (
            <li key={asset.id}>
              <AssetCard asset={asset} isUrgent={index < urgentCards} />
            </li>
          ))}
        </AssetGrid>
      )}
    </>
  );
}

function Empty() {
  const { title, text, action } = copy.empty;
  return (
    <EmptyState title={title} action={<ButtonLink to={paths.spawn}>{action}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}

function NoMatch({ kind }: { kind: Kind }) {
  const { title, text } = copy.noMatch[kind];
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="quiet" to={paths.myCollection}>
          {copy.noMatch.action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
