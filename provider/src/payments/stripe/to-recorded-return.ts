import type { Stripe } from 'stripe';
import { fromMinorUnits } from '../../platform/minor-units.ts';
import type { RecordedDispute, RecordedRefund, RecordedReturn } from '../payment-adapter.ts';

/** @returns null for a refund of, or a dispute about, anything but the payment of a checkout */
export function toRecordedReturn(source: Stripe.Refund | Stripe.Dispute): RecordedReturn | null {
  const { id, payment_intent, amount, currency, created } = source;
  const intent = readId(payment_intent);
  if (intent === null) return null;
  const commonFields = { id, intent, ...toAmount(amount, currency), createdAt: created };
  return source.object === 'refund'
    ? { ...commonFields, kind: 'refund', state: toRefundState(source.status) }
    : { ...commonFields, kind: 'dispute', state: toDisputeState(source.status) };
}

/** Reads the id of an object that a response refers to or contains. */
export const readId = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' || reference === null ? reference : reference.id;

/** Converts an amount from Stripe, which returns currencies in lower case. */
export const toAmount = (cents: number | null, currency: string | null) => ({
  amount: fromMinorUnits(cents ?? 0),
  currency: currency?.toUpperCase() ?? '',
});

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
