import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { copy } from './copy.ts';

export function EmptyCollection() {
  const { title, text, action } = copy.empty;
  return (
    <EmptyState title={title} action={<ButtonLink to={paths.spawn}>{action}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}
