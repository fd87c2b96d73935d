import { paths } from '@emberclutch/web/routing/paths.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { copy } from './copy.ts';
import type { Kind } from './kinds.ts';

interface Props {
  kind: Kind | undefined;
  /** Clears all filters; absent if no filter is set. */
  onClear: (() => void) | undefined;
}

/** Shown if no asset is of the kind, or none matches the filters. */
export function NoMatch({ kind, onClear }: Props) {
  if (onClear)
    return (
      <EmptyState title={copy.noMatch.title} action={<Button onClick={onClear}>{copy.noMatch.clear}</Button>}>
        {copy.noMatch.text}
      </EmptyState>
    );
  const { title, text } = kind ? copy.noMatch[kind] : copy.noMatch;
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="quiet" to={paths.myCollection}>
          {copy.noMatch.action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
