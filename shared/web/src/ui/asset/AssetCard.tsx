import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetKind, assetOrigins, assetTitle } from './asset-title.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { copy } from './copy.ts';
import { DotSeparated } from '../layout/DotSeparated.tsx';
import { GoldenMark } from './GoldenMark.tsx';
import { ListedLink } from '../controls/ListedLink.tsx';
import { specimenNumber } from '../format/specimen-number.ts';
import { color, font, inset, media, motion, radius, size, space } from '../../theme/tokens.ts';

interface Props {
  asset: AssetInfo;
  isUrgent?: boolean;
}

/** Card of an asset with picture, number, title and origin; links to its details. */
export function AssetCard({ asset, isUrgent }: Props) {
  return (
    <AssetCardFrame to={paths.details(asset.id)} data-golden={asset.golden || undefined}>
      <AssetPicture asset={asset} alt="" isUrgent={isUrgent} />
      <AssetCaption asset={asset} />
    </AssetCardFrame>
  );
}

/** The words of a card. */
export function AssetCaption({ asset }: { asset: AssetInfo }) {
  const title = assetTitle(asset);
  const kind = assetKind(asset);
  const origins = assetOrigins(asset);
  return (
    <Caption>
      <Line>
        <Number>{copy.specimen(specimenNumber(asset.id))}</Number>
        {asset.golden && <GoldenMark />}
      </Line>
      <Title>{title}</Title>
      {title !== kind && <Origin>{kind}</Origin>}
      {origins.length > 0 && (
        <Origin>
          <DotSeparated words={origins} />
        </Origin>
      )}
    </Caption>
  );
}

export const Caption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding: ${space.s} ${space.m} ${space.m};
  border-top: 3px double ${color.rule};

  @media ${media.phone} {
    padding: ${space.xs};
  }
`;

/** The link around picture and words; `data-golden` for a golden asset. */
export const AssetCardFrame = styled(ListedLink)`
  position: relative;
  display: block;
  height: 100%;
  padding: ${inset.frame};
  color: ${color.ink};
  text-decoration: none;
  background: ${color.raised};
  border: 1px solid ${color.rule};
  border-radius: ${radius.s};
  transition:
    border-color ${motion.quick},
    translate ${motion.quick};

  &:hover {
    translate: 0 -3px;
    border-color: ${color.accent};
  }
  &:where([data-golden]),
  &:where([data-golden]):hover {
    border-color: ${color.gold};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  min-height: 26px;
`;

const Number = styled.span`
  white-space: nowrap;
  color: ${color.inkFaint};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
`;

const Title = styled.div`
  font-family: ${font.display};
  font-size: ${size.l};
  line-height: 1.2;

  /* A name of eleven letters fits on one of two cards in a row. */
  @media ${media.phone} {
    font-size: ${size.m};
  }
`;

const Origin = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
