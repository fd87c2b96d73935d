import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { readTypedNumber, specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { copy } from './copy.ts';
import type { EggList } from './list-states.ts';

interface Props {
  list: EggList;
  term: string;
  /** Takes all filters away; absent where none is in use. */
  onClear?: () => void;
}

/** The empty list, or the list whose filter matches nothing: each leads elsewhere. */
export function NoEggs({ list, term, onClear }: Props) {
  // The provider searches names and charms. A number, as it stands on every card, is an address.
  const id = readTypedNumber(term);
  if (onClear)
    return (
      <EmptyState
        title={copy.list.noMatch}
        action={
          <ActionRow data-centered>
            {id !== null && (
              <ButtonLink to={paths.details(id)}>{copy.list.openNumber(specimenNumber(id))}</ButtonLink>
            )}
            <Button
              variant={id === null ? 'primary' : 'quiet'}
              onClick={onClear}
              {...{ [pageAttributes.requiresScript]: true }}
            >
              {copy.list.clear}
            </Button>
          </ActionRow>
        }
      >
        {id === null ? copy.list.noMatchLead : copy.list.noNumberLead}
      </EmptyState>
    );
  return (
    <EmptyState
      title={copy.list.empty}
      action={
        list === 'all' ? (
          <ButtonLink to={paths.spawn}>{copy.list.spawn}</ButtonLink>
        ) : (
          <ButtonLink to={paths.allEggs}>{copy.list.seeAll}</ButtonLink>
        )
      }
    >
      {copy.list.emptyLead}
    </EmptyState>
  );
}
