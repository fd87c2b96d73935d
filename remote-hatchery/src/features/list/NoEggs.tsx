import { paths } from '@emberclutch/shared/routing/paths';
import { Button } from '@emberclutch/shared/ui/Button';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { copy } from './copy.ts';
import type { EggList } from './list-states.ts';

interface Props {
  list: EggList;
  /** Takes all filters away; absent where none is in use. */
  onClear?: () => void;
}

/** The empty list, or the list whose filter matches nothing: each leads elsewhere. */
export function NoEggs({ list, onClear }: Props) {
  if (onClear)
    return (
      <EmptyState title={copy.list.noMatch} action={<Button onClick={onClear}>{copy.list.clear}</Button>}>
        {copy.list.noMatchWords}
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
      {copy.list.emptyWords}
    </EmptyState>
  );
}
