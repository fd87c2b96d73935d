import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { copy } from './copy.ts';

/** No asset has the id of the address. */
export function MissingSpecimen({ lead = copy.missingWords }: { lead?: string }) {
  return (
    <EmptyState
      level={1}
      title={copy.missing}
      action={<ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>}
    >
      {lead}
    </EmptyState>
  );
}
