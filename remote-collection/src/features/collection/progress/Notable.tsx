import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { AssetPicture } from '@emberclutch/shared/ui/AssetPicture';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { copy } from '../copy.ts';

/** The asset that a collection began with, and its rarest one, as far as the provider says when and how rare. */
export function Notable({ assets }: { assets: readonly AssetInfo[] }) {
  const first = assets.reduce<AssetInfo | null>(
    (best, asset) => (isEarlier(asset, best) ? asset : best),
    null,
  );
  const rarest = assets.reduce<AssetInfo | null>(
    (best, asset) => (isRarer(asset, best) ? asset : best),
    null,
  );
  if (!first && !rarest) return null;
  return (
    <List>
      {first?.created && (
        <Item asset={first} label={copy.progress.first}>
          <DateTime at={first.created} precision="day" />
        </Item>
      )}
      {rarest && (
        <Item asset={rarest} label={copy.progress.rarest}>
          {copy.progress.rarity(rarest.rarity ?? 0)}
        </Item>
      )}
    </List>
  );
}

interface ItemProps {
  asset: AssetInfo;
  label: string;
  children: ReactNode;
}

const Item = ({ asset, label, children }: ItemProps) => (
  <li>
    <Picture>
      <AssetPicture asset={asset} alt="" />
    </Picture>
    <div>
      <Label>{label}</Label>
      <Link to={paths.details(asset.id)}>
        {assetTitle(asset)}, {copy.specimen(specimenNumber(asset.id))}
      </Link>
      <Fact>{children}</Fact>
    </div>
  </li>
);

const isEarlier = (asset: AssetInfo, best: AssetInfo | null) =>
  asset.created !== null && (best?.created ?? Infinity) > asset.created;

const isRarer = (asset: AssetInfo, best: AssetInfo | null) =>
  asset.rarity !== null && (best?.rarity ?? -Infinity) < asset.rarity;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.m} ${theme.space.xl}`};

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.m};
  }
`;

const Picture = styled.div`
  width: 76px;
  padding: ${({ theme }) => theme.inset.frame};
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-radius: ${({ theme }) => theme.radius.s};
`;

const Label = styled.p`
  color: ${({ theme }) => theme.color.inkFaint};
  font-size: ${({ theme }) => theme.size.xs};
`;

const Fact = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;
