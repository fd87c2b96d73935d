import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { color } from '@emberclutch/web/theme/tokens.ts';
import type { Send } from '../flow/create-flow.ts';
import type { LockView } from '../flow/lock-view.ts';
import { totalOf } from '../basket/basket.ts';
import { copy } from './copy.ts';

interface Props {
  lock: LockView;
  send: Send;
}

/**
 * Leads to the provider's checkout. Gateway keys need none: confirming the purchase redeems them. Nor does a free basket,
 * unless the provider names one.
 */
export function PaymentActions({ lock: { body, checkoutUrl }, send }: Props) {
  const handleConfirm = () => send({ type: 'confirmPressed', isPaid: false });
  if (body.paymentMethod === 'VOUCHER')
    return (
      <>
        <Note>{copy.keysNote}</Note>
        <Button onClick={handleConfirm}>{copy.byKeys(body.gatewayKeyVouchers)}</Button>
      </>
    );

  const checkout = trustedCheckout(checkoutUrl);
  if (checkout === null) {
    const isFree = Number(totalOf(body)) === 0;
    return (
      <>
        <Note>{isFree ? copy.nothingToPay : copy.noCheckout}</Note>
        <Button onClick={handleConfirm}>{isFree ? copy.take : copy.askReceipt}</Button>
      </>
    );
  }
  return (
    <ButtonLink reloadDocument to={checkout} onClick={() => send({ type: 'checkoutPressed' })}>
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
  color: ${color.inkSoft};
`;
