import { styled } from 'styled-components';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from './copy.ts';
import type { LockIntent } from '../../flow/lock-intent.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { checkoutReturnPath } from '../../flow/checkout-return-path.ts';

interface Props {
  lock: Lock;
  intent: LockIntent;
}

/** Leads to the provider's checkout. Gateway keys need none: to confirm the purchase completes it. */
export function CheckoutLink({ lock, intent }: Props) {
  if (intent.body.paymentMethod === 'VOUCHER')
    return (
      <>
        <Note>{copy.keysNote}</Note>
        <ButtonLink to={stepPaths.confirm(lock.id)}>{copy.byKeys(intent.body.gatewayKeyVouchers)}</ButtonLink>
      </>
    );

  const checkout = trustedCheckout(lock.checkoutUrl);
  if (checkout === null)
    return (
      <>
        <Note>{copy.noCheckout}</Note>
        <ButtonLink to={stepPaths.confirm(lock.id)}>{copy.askReceipt}</ButtonLink>
      </>
    );
  return (
    <ButtonLink
      reloadDocument
      to={checkout}
      onClick={() => checkoutReturnPath.save(lock.id, stepPaths.pay(lock.id, intent))}
    >
      {copy.byCard}
    </ButtonLink>
  );
}

/** @returns null for a URL that is neither of this origin nor https */
function trustedCheckout(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url, location.origin)) return null;
  const { origin, protocol, href } = new URL(url, location.origin);
  return origin === location.origin || protocol === 'https:' ? href : null;
}

const Note = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.inkSoft};
`;
