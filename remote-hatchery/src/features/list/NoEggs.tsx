import { useLocation } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { copy } from './copy.ts';
import type { EggList } from './egg-filter.ts';

interface Props {
  list: EggList;
  isGoldenOnly: boolean;
}

/** The empty list, or the list whose filter matches nothing: each leads elsewhere. */
export function NoEggs({ list, isGoldenOnly }: Props) {
  const { pathname } = useLocation();
  if (isGoldenOnly)
    return (
      <EmptyState title={copy.list.noMatch} action={<ButtonLink to={pathname}>{copy.list.clear}</ButtonLink>}>
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
