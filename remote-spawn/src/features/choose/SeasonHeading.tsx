import { styled } from 'styled-components';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from './copy.ts';
import { SeasonEggs } from './SeasonEggs.tsx';

interface Props {
  season: CurrentSeason;
  title: string;
  lead: string;
}

/** The heading of the choose step, with eggs of the season standing on its rule. */
export function SeasonHeading({ season, title, lead }: Props) {
  const { spawnSeason, spawnAge } = season;
  return (
    <Heading>
      <PageHeading
        eyebrow={copy.cycle.eyebrow(copy.season.title(spawnSeason, spawnAge))}
        title={title}
        lead={lead}
      />
      <SeasonEggs season={spawnSeason} />
    </Heading>
  );
}

/** Takes the rule from the heading within it: the eggs stand on it. */
const Heading = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.xl};
  border-bottom: 3px double ${({ theme }) => theme.color.rule};

  > header {
    padding-bottom: ${({ theme }) => theme.space.s};
    margin-bottom: 0;
    border-bottom: 0;
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 1fr) clamp(360px, 42vw, 540px);
    align-items: end;
    gap: ${({ theme }) => theme.space.xl};

    > header {
      align-self: center;
    }
  }
`;
