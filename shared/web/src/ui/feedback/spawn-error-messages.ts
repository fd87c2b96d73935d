import type { ErrorCode } from '../../api/api-error.ts';

const elsewhere = 'That did not work. Please try again.';

/** Messages of apps that do not sell, for codes that occur only while choosing, locking and paying. */
export const spawnErrorMessages = {
  cycle_closed: elsewhere,
  fee_changed: elsewhere,
  sold_out: elsewhere,
  limit_exceeded: elsewhere,
  mixed_basket: elsewhere,
  voucher_mismatch: elsewhere,
  key_unusable: elsewhere,
  lock_expired: elsewhere,
  payment_required: elsewhere,
  idempotency_mismatch: elsewhere,
  id_too_large: elsewhere,
} satisfies Partial<Record<ErrorCode, string>>;
