import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { CycleRow } from './CycleRow.tsx';
import { copy } from './copy.ts';
import type { Phase } from './find-phase.ts';
import { findPhase } from './find-phase.ts';
import { useCalendarTime } from './use-calendar-time.ts';

interface Props {
  /** In order of time. */
  cycles: readonly CycleInfo[];
  /** Phases to show; all by default. */
  phases?: readonly Phase[];
  /** Shows the first of them only. */
  max?: number;
}

/** Cycles of the calendar, each with its phase by the server's clock. */
export function CycleList({ cycles, phases, max }: Props) {
  const now = useCalendarTime(cycles);
  const rows = cycles
    .map((cycle) => ({ cycle, phase: findPhase(cycle, cycles, now) }))
    .filter(({ phase }) => phases === undefined || phases.includes(phase))
    .slice(0, max);
  if (rows.length === 0) return <p>{copy.empty}</p>;
  return (
    <List>
      {rows.map(({ cycle, phase }) => (
        <CycleRow key={cycle.id} cycle={cycle} phase={phase} />
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;
