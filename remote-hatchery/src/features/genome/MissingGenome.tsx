import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
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
