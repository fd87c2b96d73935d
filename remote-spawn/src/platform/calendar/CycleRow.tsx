import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { color, font, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { seasonName } from './season-name.ts';
import { copy } from './copy.ts';
import { CycleDetails } from './CycleDetails.tsx';
import type { Phase } from './find-phase.ts';

interface Props {
  cycle: CycleInfo;
  phase: Phase;
}

/** One cycle. The open and the next one are shown in full, all others are collapsed. */
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
        <Mark data-phase={phase}>{copy.phases[phase]}</Mark>
      </Heading>
      {details}
    </Whole>
  );
}

const Row = styled.li`
  border-bottom: 1px solid ${color.rule};

  &:last-child {
    border-bottom: 0;
  }
`;

const Whole = styled(Row)`
  display: grid;
  gap: ${space.s};
  padding: ${space.s} 0 ${space.l};
`;

/** The mark of the disclosure is drawn by the browser, so that it looks like one. */
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

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s};
`;

const Mark = styled.span`
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
