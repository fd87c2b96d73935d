import { isTooLargeId, parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { StoredSeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';

/** The page of an address whose number belongs to no specimen. @param id as in the address */
export const MissingSpecimenPage = ({ id }: { id: string }) => (
  <Page title={copy.title}>
    <EmptyPedestalSpread title={copy.title} lead={chooseLead(id)} foot={<StoredSeasonFoot />}>
      <ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>
    </EmptyPedestalSpread>
  </Page>
);

function chooseLead(id: string): string {
  if (parseEntityId(id) !== null) return copy.lead;
  return isTooLargeId(id) ? copy.tooLarge : copy.notANumber(id);
}

const copy = {
  title: 'No such specimen',
  lead: 'Nothing in the guide has this number. It may have been mistyped.',
  tooLarge: 'No specimen has a number as large as this one. It may have been mistyped.',
  notANumber: (text: string) => `“${text}” is not the number of a specimen. They look like 1234.`,
  toAll: 'See all eggs',
};
