import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, media, size, space, inset, radius } from '@emberclutch/web/theme/tokens.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Fold } from '../Fold.ts';
import { ProgressBar } from '../ReadingProgress.tsx';
import { copy } from '../copy.ts';
import { SeasonTable, countBySeason } from './SeasonTable.tsx';

interface Props {
  assets: readonly AssetInfo[];
  /** Called when the player follows the link of a figure: the list then shows the assets that the figure counts. */
  onFollow: () => void;
}

/** The first and the rarest asset, and seasons by house and state with gaps. Each figure links to the counted assets. */
export function CollectionProgress({ assets, onFollow }: Props) {
  const seasons = countBySeason(assets);
  const houses = seasons.flatMap((season) => season.houses);
  const filledCount = houses.filter(({ count }) => count > 0).length;
  return (
    <Frame>
      <summary>
        <Title>{copy.progress.title}</Title>
        <span>{copy.progress.summary(filledCount, houses.length)}</span>
        <FilledBar max={houses.length} value={filledCount} aria-hidden="true" />
      </summary>
      <Content>
        <Notable assets={assets} />
        <div>
          <Caption>{copy.progress.caption}</Caption>
          <Plate>
            {seasons.map((counts) => (
              <SeasonTable key={counts.season} counts={counts} onFollow={onFollow} />
            ))}
          </Plate>
        </div>
      </Content>
    </Frame>
  );
}

function Notable({ assets }: { assets: readonly AssetInfo[] }) {
  const firstAsset = assets.reduce<AssetInfo | null>(
    (best, asset) => (isEarlier(asset, best) ? asset : best),
    null,
  );
  const rarestAsset = assets.reduce<AssetInfo | null>(
    (best, asset) => (isRarer(asset, best) ? asset : best),
    null,
  );
  if (!firstAsset && !rarestAsset) return null;
  return (
    <NotableList>
      {firstAsset?.created && (
        <NotableItem asset={firstAsset} label={copy.progress.first}>
          <DateTime at={firstAsset.created} precision="day" />
        </NotableItem>
      )}
      {rarestAsset && (
        <NotableItem asset={rarestAsset} label={copy.progress.rarest}>
          {copy.progress.rarity(rarestAsset.rarity ?? 0)}
        </NotableItem>
      )}
    </NotableList>
  );
}

interface ItemProps {
  asset: AssetInfo;
  label: string;
  children: ReactNode;
}

const NotableItem = ({ asset, label, children }: ItemProps) => (
  <li>
    <Picture>
      <AssetPicture asset={asset} alt="" />
    </Picture>
    <div>
      <NotableLabel>{label}</NotableLabel>
      <Link to={paths.details(asset.id)}>
        {`${formatAssetTitle(asset)}, ${copy.specimen(formatSpecimenNumber(asset.id))}`}
      </Link>
      <Fact>{children}</Fact>
    </div>
  </li>
);

const isEarlier = (asset: AssetInfo, best: AssetInfo | null) =>
  asset.created !== null && (best?.created ?? Infinity) > asset.created;

const isRarer = (asset: AssetInfo, best: AssetInfo | null) =>
  asset.rarity !== null && (best?.rarity ?? -Infinity) < asset.rarity;

const Frame = styled(Fold)`
  border-width: 0;

  summary {
    padding: ${space.xxs} 0;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
  @media ${media.phone} {
    summary {
      font-size: ${size.xs};
    }
  }

  /* The bar beside it already pushes it to the end. */
  summary::after {
    margin-left: ${space.xxs};
  }
`;

const FilledBar = styled(ProgressBar)`
  flex: 1 1 90px;
  max-width: 260px;
  height: 6px;
  margin-left: auto;
  border: 0;

  @media (forced-colors: active) {
    /* Forced colours remove the background, which would hide the empty part of the bar. */
    border: 1px solid;
  }
`;

const Title = styled.span`
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.m};
`;

const Content = styled.div`
  display: grid;
  gap: ${space.l};
  padding: ${space.m} 0 ${space.l};
`;

const Caption = styled.p`
  margin-bottom: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Plate = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space.l} ${space.xl};
`;

const NotableList = styled.ul`
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

const NotableLabel = styled.p`
  color: ${color.inkFaint};
  font-size: ${size.xs};
`;

const Fact = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
