import type { Stripe } from 'stripe';
import type { RecordedDispute, RecordedReversal, RecordedRefund } from '../payment-adapter.ts';
import { fromMinorUnits } from '../../platform/minor-units.ts';

/** @returns null for a refund of anything but the payment of a checkout */
export function toRecordedRefund(refund: Stripe.Refund): RecordedRefund | null {
  const common = readCommonFields(refund);
  return common && { ...common, kind: 'refund', state: toRefundState(refund.status) };
}

/** @returns null for a dispute about anything but the payment of a checkout */
export function toRecordedDispute(dispute: Stripe.Dispute): RecordedDispute | null {
  const common = readCommonFields(dispute);
  return common && { ...common, kind: 'dispute', state: toDisputeState(dispute.status) };
}

/** Reads the id of an object that a response refers to or contains. */
export const readId = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' || reference === null ? reference : reference.id;

/** Converts an amount of Stripe, which writes currencies in lower case. */
export const toAmount = (cents: number | null, currency: string | null) => ({
  amount: fromMinorUnits(cents ?? 0),
  currency: currency?.toUpperCase() ?? '',
});

function readCommonFields({
  id,
  payment_intent,
  amount,
  currency,
  created,
}: Stripe.Refund | Stripe.Dispute): Omit<RecordedReversal, 'kind' | 'state'> | null {
  const intent = readId(payment_intent);
  return intent === null ? null : { id, intent, ...toAmount(amount, currency), createdAt: created };
}

function toRefundState(status: Stripe.Refund['status']): RecordedRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Converts a status. An unknown status counts as open, so that the assets stay frozen until Stripe has decided. */
function toDisputeState(status: Stripe.Dispute['status']): RecordedDispute['state'] {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry';
    case 'warning_closed':
    case 'prevented':
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    default:
      return 'open';
  }
}
