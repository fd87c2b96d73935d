import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { useIsComparing } from '@emberclutch/web/ui/asset/compare/use-is-compared.ts';
import { copy } from './copy.ts';
import { replayMark, ReplayMarks } from './ReplayMarks.tsx';
import type { ViewProps } from './views.ts';

export function CardGrid({ assets, kind, isGrowing }: ViewProps) {
  const isComparing = useIsComparing();
  return (
    <ReplayMarks>
      <AssetCardList
        label={kind ? copy.kinds[kind] : copy.title}
        assets={assets}
        isGrowing={isGrowing}
        renderAction={isComparing ? renderNothing : replayMark}
      />
    </ReplayMarks>
  );
}

/** A function, because cards with and without actions are different components. */
const renderNothing = () => null;
