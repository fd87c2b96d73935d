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
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { Fold } from '../Fold.ts';
import { ProgressBar } from '../ReadingProgress.tsx';
import { copy } from '../copy.ts';
import { FigureLink } from './FigureLink.tsx';
import { SeasonTable, countBySeason } from './SeasonTable.tsx';
import { listMilestones } from './milestones.ts';
import type { Milestone } from './milestones.ts';

interface Props {
  assets: readonly AssetInfo[];
  /** Called when the player follows the link of a figure: the list then shows the assets that the figure counts. */
  onFollow: () => void;
}

/** Milestones, the first and the rarest asset, and seasons by house and state with gaps. Each figure links to the counted assets. */
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
        <MilestoneList milestones={listMilestones(assets)} onFollow={onFollow} />
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

interface MilestoneListProps {
  milestones: readonly Milestone[];
  onFollow: () => void;
}

function MilestoneList({ milestones, onFollow }: MilestoneListProps) {
  return (
    <Milestones aria-label={copy.progress.milestones}>
      {milestones.map(({ name, count, goal, filters }) => {
        const text = copy.progress.milestone[name](goal);
        const isReached = count >= goal;
        return (
          <MilestoneItem key={name} data-reached={isReached || undefined}>
            <Mark viewBox="0 0 20 20" width="20" aria-hidden="true">
              <circle cx="10" cy="10" r="8.5" />
              {isReached && <path d="M6 10.5l3 3 5-6.5" />}
            </Mark>
            {count === 0 ? (
              <span>{text}</span>
            ) : (
              <FigureLink filters={filters} onFollow={onFollow}>
                {text}
              </FigureLink>
            )}
            <MilestoneFigure>
              {isReached
                ? copy.progress.reached
                : copy.progress.reachedOf(formatWholeNumber(count), formatWholeNumber(goal))}
            </MilestoneFigure>
          </MilestoneItem>
        );
      })}
    </Milestones>
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

const Milestones = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  column-gap: ${space.xl};
  font-size: ${size.s};
`;

const MilestoneItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  border-bottom: 1px solid ${color.rule};
  color: ${color.inkSoft};

  &:where([data-reached]) {
    color: ${color.ink};
  }
  a {
    color: inherit;
  }
`;

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.edge};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    stroke: ${color.success};
    stroke-width: 2;
  }
`;

const MilestoneFigure = styled.span`
  margin-left: auto;
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
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
