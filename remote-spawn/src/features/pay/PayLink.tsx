import { styled } from 'styled-components';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from '../../copy.ts';
import type { LockIntent } from './lock-intent.ts';
import { confirmPath, payPath } from './lock-intent.ts';
import { keepPayPlace } from './checkout-return-path.ts';

interface Props {
  lock: Lock;
  intent: LockIntent;
}

/** To the checkout of the provider; keys need none, the purchase is complete once it is confirmed. */
export function PayLink({ lock, intent }: Props) {
  if (intent.body.paymentMethod === 'VOUCHER')
    return (
      <>
        <Note>{copy.pay.keysNote}</Note>
        <ButtonLink to={confirmPath(lock.id)}>{copy.pay.byKeys(intent.body.gatewayKeyVouchers)}</ButtonLink>
      </>
    );

  const checkout = trustedCheckout(lock.checkoutUrl);
  if (checkout === null)
    return (
      <>
        <Note>{copy.pay.noCheckout}</Note>
        <ButtonLink to={confirmPath(lock.id)}>{copy.pay.askReceipt}</ButtonLink>
      </>
    );
  return (
    <ButtonLink reloadDocument to={checkout} onClick={() => keepPayPlace(lock.id, payPath(lock.id, intent))}>
      {copy.pay.byCard}
    </ButtonLink>
  );
}

/** A checkout is a page of this origin or one behind TLS; any other address is not followed. */
function trustedCheckout(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url, location.origin)) return null;
  const { origin, protocol, href } = new URL(url, location.origin);
  return origin === location.origin || protocol === 'https:' ? href : null;
}

const Note = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.inkSoft};
`;
