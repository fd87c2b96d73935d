import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import { hash } from 'node:crypto';

/** SHA-256 of the content of a body; the order of its gateway keys does not matter. */
export function hashLockBody(body: LockBody): string {
  const { eggs, keys, gatewayKeyVouchers, paymentMethod, usedGatewayKeyIds } = body;
  const content = [
    eggs.count,
    eggs.fee,
    keys.count,
    keys.fee,
    gatewayKeyVouchers,
    paymentMethod,
    usedGatewayKeyIds.toSorted((a, b) => a - b),
  ];
  return hash('sha256', JSON.stringify(content));
}
