import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ProgressBar } from '../ReadingProgress.tsx';
import { copy } from '../copy.ts';
import { SeasonTable, countBySeason } from './SeasonTable.tsx';

interface Props {
  assets: readonly AssetInfo[];
  /** Called when the player follows the link of a figure: the list then shows the assets that the figure counts. */
  onFollow: () => void;
}

/** Counts of assets by season, house and state, including zeros. Each figure links to the counted assets. */
export function CollectionProgress({ assets, onFollow }: Props) {
  const seasons = countBySeason(assets);
  const houses = seasons.flatMap((season) => season.houses);
  const filledCount = houses.filter(({ count }) => count > 0).length;
  return (
    <Frame>
      <summary>
        <Summary>
          <Title>{copy.progress.title}</Title>
          <span>{copy.progress.summary(filledCount, houses.length)}</span>
          <FilledBar max={houses.length} value={filledCount} aria-hidden="true" />
        </Summary>
      </summary>
      <Caption>{copy.progress.caption}</Caption>
      <SeasonGrid>
        {seasons.map((counts) => (
          <SeasonTable key={counts.season} counts={counts} onFollow={onFollow} />
        ))}
      </SeasonGrid>
    </Frame>
  );
}

/** The browser draws the disclosure marker, so that players recognize it. */
const Frame = styled.details`
  summary {
    padding: ${space.xxs} 0;
    color: ${color.inkSoft};
    font-size: ${size.s};
    cursor: pointer;

    @media ${media.phone} {
      font-size: ${size.xs};
    }
  }
  summary:hover {
    color: ${color.accent};
  }
`;

/** Leaves space for the marker. */
const Summary = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.m};
  width: calc(100% - 24px);
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

const Caption = styled.p`
  margin: ${space.m} 0 ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const SeasonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space.l} ${space.xl};
  padding-bottom: ${space.l};
`;
