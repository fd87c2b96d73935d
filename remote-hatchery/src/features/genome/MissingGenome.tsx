import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Page } from '@emberclutch/shared/ui/Page';
import { copy } from './copy.ts';

/** The page of a number that no specimen has. */
export function MissingGenome() {
  return (
    <Page title={copy.missing}>
      <EmptyState
        level={1}
        title={copy.missing}
        action={<ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>}
      >
        {copy.missingWords}
      </EmptyState>
    </Page>
  );
}
