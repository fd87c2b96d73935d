import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { styled } from 'styled-components';
import { ComingCycles } from '../../calendar/ComingCycles.tsx';
import { StepColumns } from '../../steps/StepColumns.ts';
import { copy } from './copy.ts';
import { EggLife } from './EggLife.tsx';
import { SeasonHeading } from './SeasonHeading.tsx';

interface Props {
  season: CurrentSeason;
  onOpen: () => void;
}

export function CycleClosed({ season, onOpen }: Props) {
  const opensAt = season.spawnCycleStart ?? null;
  return (
    <>
      <SeasonHeading season={season} title={copy.cycle.closed} lead={copy.cycle.closedLead} />
      <StepColumns $isListWide>
        <Panel>
          <When>
            {opensAt === null ? (
              <p>{copy.cycle.unknownOpening}</p>
            ) : (
              <>
                <Countdown until={opensAt} label={copy.cycle.opens} onEnd={onOpen} />
                <p>
                  <DateTime at={opensAt} />
                </p>
              </>
            )}
            <ButtonLink variant="quiet" to={paths.sealed}>
              {copy.cycle.toHatchery}
            </ButtonLink>
          </When>
        </Panel>
        <ComingCycles />
      </StepColumns>
      <EggLife season={season.spawnSeason} />
    </>
  );
}

const When = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.l};
`;
