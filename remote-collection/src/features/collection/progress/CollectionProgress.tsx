import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from '../copy.ts';
import { Fold } from '../Fold.ts';
import { ProgressBar } from '../ProgressBar.ts';
import { countPlaces } from './count-places.ts';
import { MilestoneList } from './MilestoneList.tsx';
import { listMilestones } from './milestones.ts';
import { Notable } from './Notable.tsx';
import { SeasonTable } from './SeasonTable.tsx';

interface Props {
  assets: readonly AssetInfo[];
  /** Called when a figure is followed: the list shows what it counts. */
  onFollow: () => void;
}

/**
 * Progress of the collection: milestones, the first and the rarest asset, and a table of seasons, houses and states with
 * gaps. Each figure links to the assets that it counts.
 */
export function CollectionProgress({ assets, onFollow }: Props) {
  const seasons = countPlaces(assets);
  const houses = seasons.flatMap((season) => season.houses);
  const filled = houses.filter(({ count }) => count > 0).length;
  return (
    <Framed>
      <summary>
        <Title>{copy.progress.title}</Title>
        <span>{copy.progress.summary(filled, houses.length)}</span>
        <Filled max={houses.length} value={filled} aria-hidden="true" />
      </summary>
      <Content>
        <Notable assets={assets} />
        <MilestoneList milestones={listMilestones(assets)} onFollow={onFollow} />
        <div>
          <Caption>{copy.progress.caption}</Caption>
          <Plate>
            {seasons.map((places) => (
              <SeasonTable key={places.season} places={places} onFollow={onFollow} />
            ))}
          </Plate>
        </div>
      </Content>
    </Framed>
  );
}

const Framed = styled(Fold)`
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

  /* The bar next to it already pushes it to the end. */
  summary::after {
    margin-left: ${space.xxs};
  }
`;

const Filled = styled(ProgressBar)`
  flex: 1 1 90px;
  max-width: 260px;
  height: 6px;
  margin-left: auto;
  border: 0;

  @media (forced-colors: active) {
    /* Without its ground, what is left to fill would not be seen. */
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
