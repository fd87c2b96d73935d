import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { AssetInfo } from '@emberclutch/contract/lenient-asset.ts';
import { assetKind, assetOrigins, assetTitle } from './asset-title.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { copy } from './copy.ts';
import { DotSeparated } from './DotSeparated.tsx';
import { GoldenMark } from './GoldenMark.tsx';
import { ListedLink } from './ListedLink.tsx';
import { specimenNumber } from './specimen-number.ts';

interface Props {
  asset: AssetInfo;
  isUrgent?: boolean;
}

/** Card of an asset with picture, number, title and origin; links to its details. */
export function AssetCard({ asset, isUrgent }: Props) {
  return (
    <AssetCardFrame to={paths.details(asset.id)} $isGolden={asset.golden}>
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
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m} ${theme.space.m}`};
  border-top: 3px double ${({ theme }) => theme.color.rule};

  @media ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space.xs};
  }
`;

/** The link around picture and words. */
export const AssetCardFrame = styled(ListedLink)<{ $isGolden: boolean }>`
  position: relative;
  display: block;
  height: 100%;
  padding: ${({ theme }) => theme.inset.frame};
  color: ${({ theme }) => theme.color.ink};
  text-decoration: none;
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme, $isGolden }) => ($isGolden ? theme.color.gold : theme.color.rule)};
  border-radius: ${({ theme }) => theme.radius.s};
  transition:
    border-color ${({ theme }) => theme.motion.quick},
    translate ${({ theme }) => theme.motion.quick};

  &:hover {
    translate: 0 -3px;
    border-color: ${({ theme, $isGolden }) => ($isGolden ? theme.color.gold : theme.color.accent)};
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
  color: ${({ theme }) => theme.color.inkFaint};
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
`;

const Title = styled.div`
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  line-height: 1.2;

  /* A name of eleven letters fits on one of two cards in a row. */
  @media ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.size.m};
  }
`;

const Origin = styled.div`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};
`;
