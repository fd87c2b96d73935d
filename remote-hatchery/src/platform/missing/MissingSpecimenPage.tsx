import { paths } from '@emberclutch/web/routing/paths.ts';
import { StoredSeasonFoot } from '@emberclutch/web/ui/asset/StoredSeasonFoot.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { copy } from './copy.ts';

/** The page of a number that no specimen has. */
export const MissingSpecimenPage = ({ lead = copy.lead }: { lead?: string }) => (
  <Page title={copy.title}>
    <EmptyPedestalSpread title={copy.title} lead={lead} foot={<StoredSeasonFoot />}>
      <ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>
    </EmptyPedestalSpread>
  </Page>
);
