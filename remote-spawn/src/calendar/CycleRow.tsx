import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/shared/contract/lenient-season-calendar';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Price } from '@emberclutch/shared/ui/Price';
import { calendarFiles } from './calendar-files.ts';
import { copy } from './copy.ts';
import type { Phase } from './phase-of.ts';
import { ReminderButton } from './ReminderButton.tsx';

interface Props {
  cycle: CycleInfo;
  phase: Phase;
}

/** One cycle: its season, its times in local time and UTC, its offer, and how not to miss it. */
export function CycleRow({ cycle, phase }: Props) {
  const { id, season, age, opensAt, closesAt, eggs, eggFee, currency } = cycle;
  const title = copy.season(season, age);
  const isToCome = phase === 'next' || phase === 'later';
  return (
    <Row $isPast={phase === 'past'}>
      <Heading>
        <h3>{title}</h3>
        <Mark $isOpen={phase === 'open'}>{copy.phases[phase]}</Mark>
      </Heading>
      <Times>
        <Time label={copy.opens} at={opensAt} />
        <Time label={copy.closes} at={closesAt} />
      </Times>
      <Offer>
        {eggs !== null && copy.eggs(eggs)}
        {eggFee !== null && (
          <>
            {' · '}
            <Price amount={eggFee} currency={currency} />
          </>
        )}
      </Offer>
      {isToCome && (
        <ActionRow>
          <ButtonLink
            reloadDocument
            size="s"
            variant="quiet"
            to={calendarFiles.cycle(id)}
            aria-label={copy.addOneOf(title, utcOf(opensAt))}
          >
            {copy.addOne}
          </ButtonLink>
          <ReminderButton cycleId={id} label={copy.remindOf(title, utcOf(opensAt))} />
        </ActionRow>
      )}
    </Row>
  );
}

function Time({ label, at }: { label: string; at: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateTime at={at} /> <small>{copy.utc(utcOf(at))}</small>
      </dd>
    </div>
  );
}

/** `2026-11-18 09:30` */
const utcOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 16).replace('T', ' ');

const Row = styled.li<{ $isPast: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.m} 0`};
  color: ${({ theme, $isPast }) => ($isPast ? theme.color.inkSoft : theme.color.ink)};
  border-bottom: 1px solid ${({ theme }) => theme.color.rule};
`;

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s};

  h3 {
    font-size: ${({ theme }) => theme.size.l};
  }
`;

const Mark = styled.span<{ $isOpen: boolean }>`
  padding: 1px ${({ theme }) => theme.space.xs};
  color: ${({ theme, $isOpen }) => ($isOpen ? theme.color.accentInk : theme.color.inkSoft)};
  background: ${({ theme, $isOpen }) => ($isOpen ? theme.color.accent : 'transparent')};
  border: 1px solid ${({ theme, $isOpen }) => ($isOpen ? theme.color.accent : theme.color.rule)};
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.size.xs};
`;

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.xl}`};
  margin: 0;

  dt {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.xs};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.xs};
  }
`;

const Offer = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;
