import { paths } from '@emberclutch/shared/routing/paths';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
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
