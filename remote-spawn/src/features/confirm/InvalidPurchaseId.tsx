import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy as stepCopy } from '../../steps/copy.ts';
import { copy } from './copy.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { PurchaseStatus } from './PurchaseStatus.tsx';

export function InvalidPurchaseId() {
  return (
    <PurchaseStatus title={copy.wrongNumber} lead={copy.wrongNumberLead}>
      <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
    </PurchaseStatus>
  );
}
