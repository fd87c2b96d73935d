import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { copy } from './copy.ts';

/** The page of a number that no specimen has. */
export const MissingGenome = () => (
  <Page title={copy.missing}>
    <EmptyPedestalSpread title={copy.missing} lead={copy.missingLead}>
      <ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>
    </EmptyPedestalSpread>
  </Page>
);
