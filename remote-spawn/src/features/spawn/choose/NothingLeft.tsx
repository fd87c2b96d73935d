import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { copy } from './copy.ts';
import { SeasonHeading } from './SeasonHeading.tsx';

interface Props {
  /** Sold out, or the account has reached its limit. */
  reason: 'soldOut' | 'limitReached';
  season: CurrentSeason;
  facts: ReactNode;
}

/** Offers alternatives in an open cycle without anything that the player can choose. */
export function NothingLeft({ reason, season, facts }: Props) {
  const { title, lead, next } = copy.nothingLeft[reason];
  return (
    <>
      <SeasonHeading season={season} title={title} lead={lead} />
      <StepColumns>
        <Main>
          <Panel>
            <p>{next}</p>
            <StepActions>
              <ButtonLink to={paths.myCollection}>{copy.cycle.toCollection}</ButtonLink>
              <ButtonLink variant="quiet" to={paths.sealed}>
                {copy.cycle.toHatchery}
              </ButtonLink>
            </StepActions>
          </Panel>
          <ComingCycles />
        </Main>
        {facts}
      </StepColumns>
    </>
  );
}

const Main = styled.div`
  display: grid;
  gap: ${space.l};
`;
