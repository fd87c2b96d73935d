import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/lenient-asset.ts';
import { copy } from '../copy.ts';
import { Fold } from '../Fold.ts';
import { ProgressBar } from '../ProgressBar.ts';
import { countPlaces } from './count-places.ts';
import { MilestoneList } from './MilestoneList.tsx';
import { milestonesOf } from './milestones.ts';
import { Notable } from './Notable.tsx';
import { SeasonTable } from './SeasonTable.tsx';

interface Props {
  assets: readonly AssetInfo[];
  /** Called when a figure is followed: the list shows what it counts. */
  onFollow: () => void;
}

/**
 * How far the collection is: milestones, the first and the rarest, and a plate of seasons, houses and states with its gaps.
 * Each figure shows the assets that it counts.
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
        <MilestoneList milestones={milestonesOf(assets)} onFollow={onFollow} />
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
  margin-bottom: ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.color.raised};

  summary {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
  }
  @media ${({ theme }) => theme.media.phone} {
    margin-bottom: ${({ theme }) => theme.space.m};

    /* Title and bar on one line, the words below them. */
    summary {
      padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
      font-size: ${({ theme }) => theme.size.xs};
    }
    summary > :nth-child(2) {
      order: 1;
      flex-basis: 100%;
    }
  }

  /* Beside the bar, which is at the end already. */
  summary::after {
    margin-left: ${({ theme }) => theme.space.xxs};
  }
`;

const Filled = styled(ProgressBar)`
  flex: 1 1 90px;
  max-width: 260px;
  height: 6px;
  margin-left: auto;
  border: 0;
`;

const Title = styled.span`
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
`;

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.m}`};
`;

const Caption = styled.p`
  margin-bottom: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;

const Plate = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${({ theme }) => `${theme.space.l} ${theme.space.xl}`};
`;
