import type { LockBody, StoredLock } from '@emberclutch/contract/spawn/lock-body.ts';
import type { LockStatus } from '@emberclutch/contract/spawn/lock-report.ts';

/** A held lock with its contents. */
export interface LockView {
  id: number;
  body: LockBody;
  currency: string | undefined;
  /** Epoch seconds; undefined if the provider does not say. */
  expiresAt: number | undefined;
  checkoutUrl: string | undefined;
}

/** What the provider reports of a lock, else what this tab has stored. @returns null if neither knows its contents */
export function toLockView(
  id: number,
  status: LockStatus | undefined,
  stored: StoredLock | null,
): LockView | null {
  const body = readReportedBody(status, stored) ?? stored?.body;
  if (!body) return null;
  return {
    id,
    body,
    currency: status?.currency ?? stored?.currency,
    expiresAt: status?.expiresAt ?? stored?.lock.expiresAt,
    checkoutUrl: status?.checkoutUrl ?? stored?.lock.checkoutUrl,
  };
}

function readReportedBody(status: LockStatus | undefined, stored: StoredLock | null): LockBody | null {
  if (!status?.eggs || !status.keys) return null;
  const { eggs, keys } = status;
  const paymentMethod = status.paymentMethod ?? 'CREDIT_CARD';
  return {
    eggs,
    keys,
    paymentMethod,
    gatewayKeyVouchers: paymentMethod === 'VOUCHER' ? eggs.count : 0,
    usedGatewayKeyIds: stored?.body.usedGatewayKeyIds ?? [],
  };
}
