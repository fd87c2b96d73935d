import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from '../../copy.ts';
import { choosePath } from '../pay/lock-intent.ts';
import { ConfirmNote } from './ConfirmNote.tsx';

export function InvalidPurchaseId() {
  return (
    <ConfirmNote title={copy.confirm.wrongNumber} lead={copy.confirm.wrongNumberLead}>
      <ButtonLink to={choosePath()}>{copy.pay.again}</ButtonLink>
    </ConfirmNote>
  );
}
