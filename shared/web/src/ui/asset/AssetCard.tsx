import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetKind, assetOrigins, assetTitle } from './asset-title.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { copy } from './copy.ts';
import { GoldenMark } from './GoldenMark.tsx';
import { ListedLink } from '../controls/ListedLink.tsx';
import { specimenNumber } from '../format/specimen-number.ts';
import { StateMark } from './StateMark.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
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

/** The words of a card. `note` ends the first line. */
export function AssetCaption({ asset, note }: { asset: AssetInfo; note?: ReactNode }) {
  const title = assetTitle(asset);
  const kind = assetKind(asset);
  const origins = assetOrigins(asset);
  return (
    <Caption>
      <Line>
        <StateMark asset={asset} />
        <Number>{copy.specimen(specimenNumber(asset.id))}</Number>
        {note}
      </Line>
      {asset.golden && (
        <Golden>
          <GoldenMark />
        </Golden>
      )}
      <Title>{title}</Title>
      {title !== kind && <VisuallyHidden>{kind}</VisuallyHidden>}
      {origins.length > 0 && <Origin>{origins.join(separator)}</Origin>}
    </Caption>
  );
}

/** The first space does not break, so that no line begins with the dot. */
const separator = '\u00a0· ';

/** Its upper rule is a part of the shelf that the assets of a row stand on. */
export const Caption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  padding: ${space.xs} ${space.s} ${space.xs} ${space.xs};
  border-top: 3px double ${color.rule};

  @media ${media.phone} {
    padding: ${space.xs} ${space.xxs};
  }
`;

/** The link around picture and words; `data-golden` for a golden asset. */
export const AssetCardFrame = styled(ListedLink)`
  position: relative;
  display: block;
  height: 100%;
  color: ${color.ink};
  text-decoration: none;

  img {
    transition: translate ${motion.quick};
  }
  &:hover img {
    translate: 0 -4px;
  }
  &:hover > :last-child {
    border-color: ${color.accent};
  }
  &:where([data-golden]) > :last-child {
    border-color: ${color.gold};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${inset.menu};
  min-height: 20px;
  color: ${color.inkFaint};
`;

/** In a corner of the picture, which the finish of a golden asset leaves free. */
const Golden = styled.span`
  position: absolute;
  top: ${space.xxs};
  right: ${space.xxs};
  background: ${color.page};
  border-radius: ${radius.round};
`;

const Number = styled.span`
  white-space: nowrap;
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;

  /* The time of an egg stands in the same line. */
  @media ${media.phone} {
    font-size: ${size.xxs};
    letter-spacing: 0;
  }
`;

const Title = styled.div`
  font-family: ${font.display};
  font-size: ${size.m};
  line-height: 1.2;
`;

const Origin = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
