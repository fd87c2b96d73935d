import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { copy } from './copy.ts';
import type { ViewProps } from './views.ts';

export function CardGrid({ assets, kind, isGrowing }: ViewProps) {
  return <AssetCardList label={kind ? copy.kinds[kind] : copy.title} assets={assets} isGrowing={isGrowing} />;
}
