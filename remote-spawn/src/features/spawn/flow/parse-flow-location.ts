import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import type { FlowLocation } from './flow-event.ts';
import { startedPurchases } from './started-purchases.ts';

/** The location in the flow that the search of a URL names. */
export function parseFlowLocation(search: string): FlowLocation {
  const params = new URLSearchParams(search);
  const step = params.get('step');
  if (step !== 'pay' && step !== 'confirm') return { step: 'choose' };
  const lockId = parseEntityId(params.get('lock') ?? '');
  if (lockId === null) return { step: 'invalid' };
  return {
    step,
    lockId,
    payment: parsePayment(params.get('payment')),
    isBegun: startedPurchases.has(lockId),
  };
}

const parsePayment = (text: string | null) => (text === 'paid' || text === 'cancelled' ? text : null);
