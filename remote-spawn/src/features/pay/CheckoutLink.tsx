import { styled } from 'styled-components';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from './copy.ts';
import { ConfirmLink } from '../../flow/ConfirmLink.tsx';
import type { LockView } from '../../flow/lock-view.ts';
import { startedPurchases } from '../../flow/started-purchases.ts';

/** Leads to the provider's checkout. Gateway keys need none: to confirm the purchase completes it. */
export function CheckoutLink({ lock }: { lock: LockView }) {
  const { id, body, checkoutUrl } = lock;
  if (body.paymentMethod === 'VOUCHER')
    return (
      <>
        <Note>{copy.keysNote}</Note>
        <ConfirmLink lockId={id}>{copy.byKeys(body.gatewayKeyVouchers)}</ConfirmLink>
      </>
    );

  const checkout = trustedCheckout(checkoutUrl);
  if (checkout === null)
    return (
      <>
        <Note>{copy.noCheckout}</Note>
        <ConfirmLink lockId={id}>{copy.askReceipt}</ConfirmLink>
      </>
    );
  return (
    <ButtonLink reloadDocument to={checkout} onClick={() => startedPurchases.add(id)}>
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
