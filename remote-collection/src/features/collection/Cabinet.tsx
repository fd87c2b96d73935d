import { styled } from 'styled-components';
import { Element } from '@emberclutch/shared/contract/asset';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { AssetCardList } from '@emberclutch/shared/ui/asset-list/AssetCardList';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { wholeNumber } from '@emberclutch/shared/ui/whole-number';
import { copy } from './copy.ts';
import { seasonOf } from './order-assets.ts';
import type { ViewProps } from './views.ts';

/** A cabinet as in a museum: a row of drawers for each house, one drawer for each season. Gateway keys have their own. */
export function Cabinet({ assets }: ViewProps) {
  return cabinetsOf(assets).map(({ title, drawers }) => (
    <section key={title} aria-label={title}>
      <Title>{title}</Title>
      {drawers.map(({ season, assets: within }) => (
        <Drawer key={season} open>
          <summary>
            {season} <Count>{wholeNumber(within.length)}</Count>
          </summary>
          <AssetCardList label={`${title}, ${season}`} assets={within} />
        </Drawer>
      ))}
    </section>
  ));
}

interface CabinetOfHouse {
  title: string;
  drawers: { season: string; assets: AssetInfo[] }[];
}

function cabinetsOf(assets: readonly AssetInfo[]): CabinetOfHouse[] {
  const houses = Map.groupBy(assets, houseOf);
  const order = [...Element.options.map((house) => copy.house(house)), copy.noHouse, copy.kinds.keys];
  return order.flatMap((title) => {
    const ofHouse = houses.get(title);
    if (!ofHouse) return [];
    const seasons = Map.groupBy(ofHouse, seasonLabel);
    return [{ title, drawers: [...seasons].map(([season, within]) => ({ season, assets: within })) }];
  });
}

function houseOf({ assetType, dragon }: AssetInfo): string {
  if (assetType === 'GATEWAY_KEY') return copy.kinds.keys;
  return dragon?.house ? copy.house(dragon.house) : copy.noHouse;
}

function seasonLabel(asset: AssetInfo): string {
  const season = seasonOf(asset);
  return season === null
    ? copy.noSeason
    : seasonTitle(season, asset.dragon?.spawnAge ?? asset.gatewayKey?.age ?? null);
}

const Title = styled.h2`
  margin: ${({ theme }) => `${theme.space.l} 0 ${theme.space.s}`};
`;

const Drawer = styled.details`
  margin-bottom: ${({ theme }) => theme.space.m};
  padding: 0 ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.m};
  background: ${({ theme }) => theme.color.sunk};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};

  summary {
    padding: ${({ theme }) => theme.space.s} 0;
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.size.l};
    cursor: pointer;
  }
  &:not([open]) {
    padding-bottom: 0;
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.color.inkFaint};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.s};
`;
