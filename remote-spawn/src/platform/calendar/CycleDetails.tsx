import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { seasonName } from './season-name.ts';
import { copy } from './copy.ts';
import { CycleTimes } from './CycleTimes.tsx';
import type { Phase } from './find-phase.ts';
import { ReminderButton } from './ReminderButton.tsx';
import { useCalendarFiles } from './use-calendar-files.ts';
import { formatUtc } from './format-utc.ts';

interface Props {
  cycle: CycleInfo;
  phase: Phase;
}

/** The times of a cycle in local time and UTC, its offer, and how not to miss it. */
export function CycleDetails({ cycle, phase }: Props) {
  const { id, season, age, opensAt, eggs, eggFee, currency } = cycle;
  const title = seasonName(season, age);
  const files = useCalendarFiles();
  const isToCome = phase === 'next' || phase === 'later';
  return (
    <Details>
      <CycleTimes cycle={cycle} />
      <Offer>
        {eggs !== null && <span>{copy.eggs(eggs)}</span>}
        {eggs !== null && eggFee !== null && <span> · </span>}
        {eggFee !== null && (
          <>
            <Price amount={eggFee} currency={currency} /> {copy.perEgg}
          </>
        )}
      </Offer>
      {isToCome && (
        <Actions>
          <ButtonLink
            reloadDocument
            size="s"
            variant="quiet"
            to={files.cycle(id)}
            aria-label={copy.addOneOf(title, formatUtc(opensAt))}
          >
            {copy.addOne}
          </ButtonLink>
          <ReminderButton cycleId={id} label={copy.remindOf(title, formatUtc(opensAt))} />
        </Actions>
      )}
    </Details>
  );
}

const Details = styled.div`
  display: grid;
  gap: ${space.s};
`;

/** On a phone they fill their row. */
const Actions = styled(ActionRow)`
  @media ${media.phone} {
    > * {
      flex-grow: 1;
    }
  }
`;

const Offer = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:empty {
    display: none;
  }
`;
