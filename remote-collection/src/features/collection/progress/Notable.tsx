import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { color, inset, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from '../copy.ts';

/** The first asset of a collection and its rarest one, if the provider sends date and rarity. */
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
        {`${assetTitle(asset)}, ${copy.specimen(specimenNumber(asset.id))}`}
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
  gap: ${space.m} ${space.xl};

  li {
    display: flex;
    align-items: center;
    gap: ${space.m};
  }
`;

const Picture = styled.div`
  width: 76px;
  padding: ${inset.frame};
  border: 1px solid ${color.rule};
  border-radius: ${radius.s};
`;

const Label = styled.p`
  color: ${color.inkFaint};
  font-size: ${size.xs};
`;

const Fact = styled.p`
  margin: 0;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
