import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from '../../copy.ts';

export function MissingSpecimen() {
  return (
    <PageHeading
      title={copy.details.missing}
      lead={copy.details.missingWords}
      actions={<ButtonLink to={paths.allEggs}>{copy.details.toAll}</ButtonLink>}
    />
  );
}
