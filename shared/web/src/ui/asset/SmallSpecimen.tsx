import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { color, font, size, space } from '../../theme/tokens.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { formatAssetTitle } from './format-asset-title.ts';
import { copy } from './copy.ts';

interface Props {
  id: number;
  /** Until it has been read, the outline of an egg takes its place. */
  asset: AssetInfo | undefined;
}

/** A small picture of an asset above its number and title. */
export const SmallSpecimen = ({ id, asset }: Props) => (
  <>
    <AssetPicture asset={asset ?? emptyAsset} alt="" />
    <Number>{copy.specimen(formatSpecimenNumber(id))}</Number>
    {asset && <Title>{formatAssetTitle(asset)}</Title>}
  </>
);

const emptyAsset = { thumbnail: null, gatewayKey: null };

/** Small specimens side by side. */
export const SmallSpecimens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 28%), 1fr));
  gap: ${space.s};
`;

const Number = styled.span`
  display: block;
  padding-top: ${space.xxs};
  border-top: 3px double ${color.rule};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Title = styled.span`
  text-wrap: balance;
  display: block;
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.xs};
  line-height: 1.25;
`;
