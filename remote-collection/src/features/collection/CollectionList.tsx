import { styled } from 'styled-components';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { AssetTable } from './AssetTable.tsx';
import { Fold } from './Fold.ts';
import { copy } from './copy.ts';
import type { Kind } from './kinds.ts';
import { readAge, orderAssets, readSeason } from './order-assets.ts';
import type { ViewName, ViewProps } from './use-collection-view.ts';

interface Props extends ViewProps {
  view: ViewName;
  /** Clears all filters; undefined if no filter is set. */
  onClear: (() => void) | undefined;
}

const CardGrid = ({ assets, kind, isGrowing }: ViewProps) => (
  <AssetCardList label={kind ? copy.kinds[kind] : copy.title} assets={assets} isGrowing={isGrowing} />
);

/** A museum cabinet: a row of drawers for each house, and one drawer for each season. Gateway keys have their own row. */
function Cabinet({ assets, isGrowing }: ViewProps) {
  return toCabinets(assets).map(({ title, drawers }) => (
    <section key={title} aria-label={title}>
      <CabinetTitle>{title}</CabinetTitle>
      {drawers.map(({ season, assets: drawerAssets }) => (
        <Drawer key={season} open>
          <summary>
            {season} <Count>{formatWholeNumber(drawerAssets.length)}</Count>
          </summary>
          <AssetCardList label={`${title}, ${season}`} assets={drawerAssets} isGrowing={isGrowing} />
        </Drawer>
      ))}
    </section>
  ));
}

interface HouseCabinet {
  title: string;
  drawers: { season: string; assets: AssetInfo[] }[];
}

function toCabinets(assets: readonly AssetInfo[]): HouseCabinet[] {
  const houses = Map.groupBy(assets, readHouse);
  const order = [...elements.map((house) => copy.house(house)), copy.noHouse, copy.kinds.keys];
  return order.flatMap((title) => {
    const houseAssets = houses.get(title);
    if (!houseAssets) return [];
    const drawerAssets = Map.groupBy(houseAssets, labelSeason);
    // In the order of seasons instead of the order of the assets, so that drawers keep their positions.
    const seasons = new Set(orderAssets(houseAssets, 'season').map(labelSeason));
    return [
      { title, drawers: [...seasons].map((season) => ({ season, assets: drawerAssets.get(season) ?? [] })) },
    ];
  });
}

function readHouse({ assetType, dragon }: AssetInfo): string {
  if (assetType === 'GATEWAY_KEY') return copy.kinds.keys;
  return dragon?.house ? copy.house(dragon.house) : copy.noHouse;
}

function labelSeason(asset: AssetInfo): string {
  const season = readSeason(asset);
  return season === null ? copy.noSeason : formatSeasonTitle(season, readAge(asset));
}

const CabinetTitle = styled.h2`
  margin: ${space.l} 0 ${space.s};
`;

const Drawer = styled(Fold)`
  margin-bottom: ${space.s};
  padding: 0 ${space.m} ${space.m};
  background: ${color.sunk};

  @media ${media.phone} {
    padding: 0 ${space.xs} ${space.xs};
  }
  &:not([open]) {
    padding-bottom: 0;
  }
  summary {
    column-gap: ${space.xs};
    padding: ${space.s} 0;
    font-family: ${font.display};
    font-size: ${size.l};
  }
  /* Specimens lie closer in a drawer than on a shelf. */
  [role='list'] > * {
    grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, min(11.875rem, 50% - 12px)), 1fr));
    gap: ${space.s};
  }
`;

const Count = styled.span`
  color: ${color.inkFaint};
  font-family: ${font.text};
  font-size: ${size.s};
`;

const views = { grid: CardGrid, table: AssetTable, cabinet: Cabinet };

/** The assets in the selected view. While none matches, shows placeholders for the pages that are still being read. */
export function CollectionList({ view, onClear, ...props }: Props) {
  const { assets, isGrowing, kind } = props;
  const View = views[view];
  if (assets.length > 0) return <View {...props} />;
  return isGrowing ? <AssetCardSkeletons count={4} /> : <NoMatch kind={kind} onClear={onClear} />;
}

interface NoMatchProps {
  kind: Kind | undefined;
  /** Clears all filters; absent if no filter is set. */
  onClear: (() => void) | undefined;
}

function NoMatch({ kind, onClear }: NoMatchProps) {
  if (onClear)
    return (
      <EmptyState title={copy.noMatch.title} action={<Button onClick={onClear}>{copy.noMatch.clear}</Button>}>
        {copy.noMatch.text}
      </EmptyState>
    );
  const { title, text } = kind ? copy.noMatch[kind] : copy.noMatch;
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
