import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/lenient-season-calendar.ts';
import { DateTime } from '@emberclutch/web/ui/DateTime.tsx';
import { seasonName } from '../seasons/season-name.ts';
import { copy } from './copy.ts';
import { CycleDetails } from './CycleDetails.tsx';
import type { Phase } from './phase-of.ts';

interface Props {
  cycle: CycleInfo;
  phase: Phase;
}

/** One cycle. The open one and the next one are shown whole, all others are a line that unfolds. */
export function CycleRow({ cycle, phase }: Props) {
  const title = seasonName(cycle.season, cycle.age);
  const details = <CycleDetails cycle={cycle} phase={phase} />;
  if (phase === 'past' || phase === 'later')
    return (
      <Row>
        <Fold>
          <summary>
            <Name>{title}</Name>
            <When>
              <DateTime at={cycle.opensAt} />
            </When>
          </summary>
          {details}
        </Fold>
      </Row>
    );
  return (
    <Whole>
      <Heading>
        <h3>{title}</h3>
        <Mark $isOpen={phase === 'open'}>{copy.phases[phase]}</Mark>
      </Heading>
      {details}
    </Whole>
  );
}

const Row = styled.li`
  border-bottom: 1px solid ${({ theme }) => theme.color.rule};

  &:last-child {
    border-bottom: 0;
  }
`;

const Whole = styled(Row)`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} 0 ${theme.space.l}`};
`;

/** The mark of the disclosure is drawn by the browser, so that it looks like one. */
const Fold = styled.details`
  summary {
    padding: ${({ theme }) => `${theme.space.s} 0`};
    cursor: pointer;
  }
  summary::marker {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  > div {
    padding: ${({ theme }) => `0 0 ${theme.space.m} 18px`};
  }
`;

const Name = styled.span`
  margin: ${({ theme }) => `0 ${theme.space.s} 0 ${theme.space.xxs}`};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.m};
`;

const When = styled.span`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s};
`;

const Mark = styled.span<{ $isOpen: boolean }>`
  padding: 1px ${({ theme }) => theme.space.xs};
  color: ${({ theme, $isOpen }) => ($isOpen ? theme.color.accentInk : theme.color.inkSoft)};
  background: ${({ theme, $isOpen }) => ($isOpen ? theme.color.accent : 'transparent')};
  border: 1px solid ${({ theme, $isOpen }) => ($isOpen ? theme.color.accent : theme.color.rule)};
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.size.xs};
`;
