import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { copy } from './copy.ts';

/** No asset has the id of the address. */
export const MissingSpecimen = ({ lead = copy.missingLead }: { lead?: string }) => (
  <EmptyPedestalSpread title={copy.missing} lead={lead}>
    <ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>
  </EmptyPedestalSpread>
);
