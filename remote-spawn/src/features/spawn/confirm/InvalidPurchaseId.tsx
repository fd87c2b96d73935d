import { isTooLargeId } from '@emberclutch/contract/shape/entity-id.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { stepPaths } from '../flow/step-paths.ts';
import { stepCopy, purchaseCopy } from '../copy.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';

/** The id in the URL is not a number, or JavaScript cannot represent it exactly. */
export function InvalidPurchaseId() {
  const [params] = useSearchParams();
  const { title, lead } = copy[isTooLargeId(params.get('lock') ?? '') ? 'tooLarge' : 'wrongNumber'];
  return (
    <>
      <StepStart>
        <PageHeading title={title} lead={lead} />
      </StepStart>
      <ActionRow>
        <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
        <ButtonLink variant="quiet" to={paths.profileTab('purchases')}>
          {purchaseCopy.allReceipts}
        </ButtonLink>
      </ActionRow>
    </>
  );
}
