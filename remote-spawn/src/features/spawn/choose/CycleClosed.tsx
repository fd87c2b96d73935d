import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { styled } from 'styled-components';
import { color, font, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { copy } from './copy.ts';
import { EggLife } from './EggLife.tsx';
import { GoldenOdds } from './GoldenOdds.tsx';
import { SeasonHeading } from './SeasonHeading.tsx';

interface Props {
  season: CurrentSeason;
  /** Why the season could not be read. */
  failure?: Error;
  onOpen?: () => void;
  onRetry?: () => void;
}

export function CycleClosed({ season, failure, onOpen, onRetry }: Props) {
  const opensAt = season.spawnCycleStart ?? null;
  return (
    <>
      <SeasonHeading season={season} title={copy.cycle.closed} lead={copy.cycle.closedLead} />
      <StepColumns data-wide-list>
        <Panels>
          {failure && (
            <FailureCard
              title={copy.cycle.unread}
              error={failure}
              messages={errorMessages}
              onRetry={onRetry}
            />
          )}
          <Panel>
            {failure ? (
              <p>{copy.cycle.unreadOpening}</p>
            ) : opensAt === null ? (
              <p>{copy.cycle.unknownOpening}</p>
            ) : (
              <When>
                <Countdown
                  until={opensAt}
                  label={copy.cycle.opens}
                  over={copy.cycle.opensNow}
                  onEnd={onOpen}
                />
                <small>
                  <DateTime at={opensAt} />
                </small>
              </When>
            )}
            <StepActions>
              <ButtonLink variant="quiet" to={paths.sealed}>
                {copy.cycle.toHatchery}
              </ButtonLink>
            </StepActions>
          </Panel>
          <GoldenOdds />
        </Panels>
        <ComingCycles />
      </StepColumns>
      <EggLife season={season.spawnSeason} />
    </>
  );
}

const Panels = styled.div`
  display: grid;
  gap: ${space.l};
`;

/** The clock stands below its label: it is what the player has come for. */
const When = styled.p`
  display: grid;
  font-size: ${size.l};

  time {
    flex-basis: 100%;
    font-family: ${font.display};
    font-size: ${size.xxl};
    font-weight: ${weight.medium};
    line-height: 1.2;
  }
  small,
  small time {
    color: ${color.inkSoft};
    font-family: inherit;
    font-size: ${size.s};
    font-weight: inherit;
  }
`;
