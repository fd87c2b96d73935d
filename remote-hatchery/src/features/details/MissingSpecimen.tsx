import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from './copy.ts';

export function MissingSpecimen() {
  return (
    <PageHeading
      title={copy.missing}
      lead={copy.missingWords}
      actions={<ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>}
    />
  );
}
