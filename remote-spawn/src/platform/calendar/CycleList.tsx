import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { color, font, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { CycleDetails } from './CycleDetails.tsx';
import { copy } from './copy.ts';
import { findPhase, useCalendarTime } from './find-phase.ts';
import type { Phase } from './find-phase.ts';
import { nameSeason } from './name-season.ts';

interface Props {
  cycles: readonly CycleInfo[];
  phases: readonly Phase[];
  max?: number;
}

/** Cycles of the calendar, each with its phase by the server's clock. */
export function CycleList({ cycles, phases, max }: Props) {
  const now = useCalendarTime(cycles);
  const rows = cycles
    .map((cycle) => ({ cycle, phase: findPhase(cycle, cycles, now) }))
    .filter(({ phase }) => phases.includes(phase))
    .slice(0, max);
  if (rows.length === 0) return <p>{copy.empty}</p>;
  return (
    <ul>
      {rows.map(({ cycle, phase }) => (
        <CycleRow key={cycle.id} cycle={cycle} phase={phase} />
      ))}
    </ul>
  );
}

/** One cycle. The open and the next cycle are shown in full; all others are collapsed. */
function CycleRow({ cycle, phase }: { cycle: CycleInfo; phase: Phase }) {
  const title = nameSeason(cycle.season, cycle.age);
  const details = <CycleDetails cycle={cycle} phase={phase} />;
  if (phase === 'past' || phase === 'later')
    return (
      <ListRow>
        <Fold>
          <summary>
            <Name>{title}</Name>
            <When>
              <DateTime at={cycle.opensAt} />
            </When>
          </summary>
          {details}
        </Fold>
      </ListRow>
    );
  return (
    <ExpandedRow>
      <CycleRowHeading>
        <h3>{title}</h3>
        <PhaseLabel data-phase={phase}>{copy.phases[phase]}</PhaseLabel>
      </CycleRowHeading>
      {details}
    </ExpandedRow>
  );
}

const ListRow = styled.li`
  border-bottom: 1px solid ${color.rule};

  &:last-child {
    border-bottom: 0;
  }
`;

const ExpandedRow = styled(ListRow)`
  display: grid;
  gap: ${space.s};
  padding: ${space.s} 0 ${space.l};
`;

/** The browser draws the disclosure marker, so that players recognize it. */
const Fold = styled.details`
  summary {
    padding: ${space.s} 0;
    cursor: pointer;
  }
  summary::marker {
    color: ${color.inkSoft};
  }
  > div {
    padding: 0 0 ${space.m} ${space.m};
  }
`;

const Name = styled.span`
  margin: 0 ${space.s} 0 ${space.xxs};
  font-family: ${font.display};
  font-size: ${size.m};
`;

const When = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

const CycleRowHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s};
`;

const PhaseLabel = styled.span`
  padding: 1px ${space.xs};
  color: ${color.inkSoft};
  border: 1px solid ${color.rule};
  border-radius: ${radius.round};
  font-size: ${size.xs};

  &:where([data-phase='open']) {
    color: ${color.accentInk};
    forced-color-adjust: none;
    background: ${color.accent};
    border-color: ${color.accent};
  }
`;
