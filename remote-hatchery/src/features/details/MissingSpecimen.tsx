import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
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
