import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from './copy.ts';

/** No asset has the id of the address. */
export function MissingSpecimen({ lead = copy.missingWords }: { lead?: string }) {
  return (
    <PageHeading
      title={copy.missing}
      lead={lead}
      actions={<ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>}
    />
  );
}
