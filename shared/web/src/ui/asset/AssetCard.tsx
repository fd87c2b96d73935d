import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, inset, media, radius, size, space } from '../../theme/tokens.ts';
import { ListedLink } from '../controls/ListedLink.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { GoldenBadge } from './GoldenBadge.tsx';
import { describeKind, listOrigins, formatAssetTitle } from './format-asset-title.ts';
import { copy } from './copy.ts';

/** Card of an asset with picture, number, title and origin; links to its details. */
export function AssetCard({ asset }: { asset: AssetInfo }) {
  return (
    <AssetCardFrame to={paths.details(asset.id)} data-golden={asset.golden || undefined}>
      <AssetPicture asset={asset} alt={writeCardAlt(asset)} />
      <AssetCaption asset={asset} />
    </AssetCardFrame>
  );
}

/** Alternative text of a card's picture: the kind of the asset, unless the caption contains it. */
export function writeCardAlt(asset: AssetInfo): string {
  const kind = describeKind(asset);
  return kind === formatAssetTitle(asset) ? '' : kind;
}

/** The caption of a card, without a wrapper: in a list of 10,000 cards, each element costs time. `note` is at the end of the first line. */
export function AssetCaption({ asset, note }: { asset: AssetInfo; note?: ReactNode }) {
  const origins = listOrigins(asset);
  return (
    <>
      <Line>
        <StateIcon asset={asset} />
        <span>{copy.specimen(formatSpecimenNumber(asset.id))}</span>
        {note}
      </Line>
      {asset.golden && (
        <Golden>
          <GoldenBadge />
        </Golden>
      )}
      <Title>{formatAssetTitle(asset)}</Title>
      {origins.length > 0 && <Origin>{origins.join(separator)}</Origin>}
    </>
  );
}

/** The first space does not break, so that no line begins with the dot. */
const separator = '\u00a0· ';

/** A small drawing of the state of an egg or dragon. Not a CSS mask: a page that embeds a list may forbid pictures in `data:` addresses. */
function StateIcon({ asset: { assetState } }: { asset: AssetInfo }) {
  const path = assetState && stateIconPaths[assetState];
  return (
    path && (
      <svg
        viewBox="0 0 16 16"
        width="13"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    )
  );
}

const shell = 'M8 1.5c3 0 4.8 4.4 4.8 7.6S10.8 14.5 8 14.5 3.2 12.3 3.2 9.1 5 1.5 8 1.5Z';

/** Sealed: a band with its seal. Incubating: an ember within. Hatching: a crack. Hatched: a wing. */
const stateIconPaths: Partial<Record<AssetState, string>> = {
  SEALED: `${shell}M3.2 9.6h3M9.8 9.6h3M9.8 9.6a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0`,
  INCUBATING: `${shell}M8 12.2c1.5 0 2.3-1 2.3-2.2C10.3 8.6 8 7.6 8 6c-.6 1.6-2.3 2.4-2.3 4S6.5 12.2 8 12.2Z`,
  HATCHING: `${shell}M3.3 8.2l2.3-1.4 1.6 2.2 1.8-2.6 1.6 2.2 2.1-1.3`,
  HATCHED:
    'M2 12.5C2.5 6.5 7 3 14 3c-1.2 1.2-1.5 2-1.5 3.4-1.5-.2-2.5.3-3 1.6-1.2-.3-2.3.1-2.8 1.5C5 9.5 3.5 10.5 2 12.5Z',
};

/** The link around picture and caption; `data-golden` for a golden asset. */
export const AssetCardFrame = styled(ListedLink)`
  position: relative;
  display: block;
  height: 100%;
  padding-bottom: ${space.xs};
  color: ${color.ink};
  text-decoration: none;

  /* No transition: starting and ending its layer would rasterize all cards after this one again. */
  &:hover img {
    translate: 0 -4px;
  }
`;

const captionMargin = css`
  margin: 1px ${space.s} 0 ${space.xs};

  @media ${media.phone} {
    margin-inline: ${space.xxs};
  }
`;

/** The rule above this line is part of the shelf below a row of pictures. */
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
  /* The time of an egg shares this line. */
  @media ${media.phone} {
    padding-inline: ${space.xxs};
    font-size: ${size.xxs};
    letter-spacing: 0;
  }
`;

/** In a corner of the picture that the effects of a golden asset do not cover. */
const Golden = styled.span`
  position: absolute;
  top: ${space.xxs};
  right: ${space.xxs};
  background: ${color.page};
  border-radius: ${radius.round};
`;

const Title = styled.div`
  text-wrap: balance;
  ${captionMargin}
  font-family: ${font.display};
  font-size: ${size.m};
  line-height: 1.2;
`;

const Origin = styled.div`
  ${captionMargin}
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
