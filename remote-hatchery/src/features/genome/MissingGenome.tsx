import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from './copy.ts';

/** The page of a number that no specimen has. */
export function MissingGenome() {
  return (
    <Page title={copy.missing}>
      <PageHeading
        title={copy.missing}
        lead={copy.missingWords}
        actions={<ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>}
      />
    </Page>
  );
}
