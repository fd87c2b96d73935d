import { paths } from '@emberclutch/web/routing/paths.ts';
import { ActionRow } from '@emberclutch/web/ui/ActionRow.tsx';
import { ButtonLink } from '@emberclutch/web/ui/ButtonLink.tsx';
import { PageHeading } from '@emberclutch/web/ui/PageHeading.tsx';
import { stepPaths } from '../../flow/step-paths.ts';
import { copy as purchaseCopy } from '../../purchase/copy.ts';
import { copy as stepCopy } from '../../steps/copy.ts';
import { StepStart } from '../../steps/StepStart.tsx';
import { copy } from './copy.ts';

export function InvalidPurchaseId() {
  return (
    <>
      <StepStart>
        <PageHeading title={copy.wrongNumber} lead={copy.wrongNumberLead} />
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
