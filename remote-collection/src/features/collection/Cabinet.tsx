import { styled } from 'styled-components';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { seasonTitle } from '@emberclutch/web/ui/format/season-title.ts';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { Fold } from './Fold.ts';
import { ageOf, orderAssets, seasonOf } from './order-assets.ts';
import type { ViewProps } from './views.ts';

/** A cabinet as in a museum: a row of drawers for each house, one drawer for each season. Gateway keys have their own. */
export function Cabinet({ assets, isGrowing }: ViewProps) {
  return toCabinets(assets).map(({ title, drawers }) => (
    <section key={title} aria-label={title}>
      <Title>{title}</Title>
      {drawers.map(({ season, assets: within }) => (
        <Drawer key={season} open>
          <summary>
            {season} <Count>{wholeNumber(within.length)}</Count>
          </summary>
          <AssetCardList label={`${title}, ${season}`} assets={within} isGrowing={isGrowing} />
        </Drawer>
      ))}
    </section>
  ));
}

interface CabinetOfHouse {
  title: string;
  drawers: { season: string; assets: AssetInfo[] }[];
}

function toCabinets(assets: readonly AssetInfo[]): CabinetOfHouse[] {
  const houses = Map.groupBy(assets, houseOf);
  const order = [...elements.map((house) => copy.house(house)), copy.noHouse, copy.kinds.keys];
  return order.flatMap((title) => {
    const ofHouse = houses.get(title);
    if (!ofHouse) return [];
    const within = Map.groupBy(ofHouse, seasonLabel);
    // Seasons in their own order, not in the order of the assets, so that a drawer keeps its position.
    const seasons = new Set(orderAssets(ofHouse, 'season').map(seasonLabel));
    return [{ title, drawers: [...seasons].map((season) => ({ season, assets: within.get(season) ?? [] })) }];
  });
}

function houseOf({ assetType, dragon }: AssetInfo): string {
  if (assetType === 'GATEWAY_KEY') return copy.kinds.keys;
  return dragon?.house ? copy.house(dragon.house) : copy.noHouse;
}

function seasonLabel(asset: AssetInfo): string {
  const season = seasonOf(asset);
  return season === null ? copy.noSeason : seasonTitle(season, ageOf(asset));
}

const Title = styled.h2`
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
