import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetKind, assetOrigins, assetTitle } from './asset-title.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { copy } from './copy.ts';
import { GoldenMark } from './GoldenMark.tsx';
import { ListedLink } from '../controls/ListedLink.tsx';
import { specimenNumber } from '../format/specimen-number.ts';
import { StateMark } from './StateMark.tsx';
import { color, font, inset, media, radius, size, space } from '../../theme/tokens.ts';

interface Props {
  asset: AssetInfo;
}

/** Card of an asset with picture, number, title and origin; links to its details. */
export function AssetCard({ asset }: Props) {
  return (
    <AssetCardFrame to={paths.details(asset.id)} data-golden={asset.golden || undefined}>
      <AssetPicture asset={asset} alt={cardAlt(asset)} />
      <AssetCaption asset={asset} />
    </AssetCardFrame>
  );
}

/** Alternative text of the picture of a card: the kind of the asset, which its words say only where it has no name. */
export function cardAlt(asset: AssetInfo): string {
  const kind = assetKind(asset);
  return kind === assetTitle(asset) ? '' : kind;
}

/**
 * The words of a card, without an element around them: a list has 10,000 cards, and each of its elements takes time when it
 * is scrolled. `note` ends the first line.
 */
export function AssetCaption({ asset, note }: { asset: AssetInfo; note?: ReactNode }) {
  const origins = assetOrigins(asset);
  return (
    <>
      <Line>
        <StateMark asset={asset} />
        <span>{copy.specimen(specimenNumber(asset.id))}</span>
        {note}
      </Line>
      {asset.golden && (
        <Golden>
          <GoldenMark />
        </Golden>
      )}
      <Title>{assetTitle(asset)}</Title>
      {origins.length > 0 && <Origin>{origins.join(separator)}</Origin>}
    </>
  );
}

/** The first space does not break, so that no line begins with the dot. */
const separator = '\u00a0· ';

/** The link around picture and words; `data-golden` for a golden asset. */
export const AssetCardFrame = styled(ListedLink)`
  position: relative;
  display: block;
  height: 100%;
  padding-bottom: ${space.xs};
  color: ${color.ink};
  text-decoration: none;

  /* Without a transition: its layer begins and ends with a new raster of all cards that are painted after this one. */
  &:hover img {
    translate: 0 -4px;
  }
`;

const words = css`
  margin: 1px ${space.s} 0 ${space.xs};

  @media ${media.phone} {
    margin-inline: ${space.xxs};
  }
`;

/** Its upper rule is a part of the shelf that the assets of a row stand on. */
const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${inset.menu};
  box-sizing: content-box;
  min-height: 20px;
  padding: ${space.xs} ${space.s} 0 ${space.xs};
  color: ${color.inkFaint};
  border-top: 3px double ${color.rule};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
  white-space: nowrap;

  ${AssetCardFrame}:hover & {
    border-color: ${color.accent};
  }
  :where(${AssetCardFrame}[data-golden]) & {
    border-color: ${color.gold};
  }
  /* The time of an egg stands in the same line. */
  @media ${media.phone} {
    padding-inline: ${space.xxs};
    font-size: ${size.xxs};
    letter-spacing: 0;
  }
`;

/** In a corner of the picture, which the finish of a golden asset leaves free. */
const Golden = styled.span`
  position: absolute;
  top: ${space.xxs};
  right: ${space.xxs};
  background: ${color.page};
  border-radius: ${radius.round};
`;

const Title = styled.div`
  text-wrap: balance;
  ${words}
  font-family: ${font.display};
  font-size: ${size.m};
  line-height: 1.2;
`;

const Origin = styled.div`
  ${words}
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
