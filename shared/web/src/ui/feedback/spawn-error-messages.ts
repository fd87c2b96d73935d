import type { ErrorCode } from '../../api/api-error.ts';

const genericMessage = 'That did not work. Please try again.';

/** Messages of apps that do not sell, for codes that occur only while choosing, locking and paying. */
export const spawnErrorMessages = {
  cycle_closed: genericMessage,
  fee_changed: genericMessage,
  sold_out: genericMessage,
  limit_exceeded: genericMessage,
  mixed_basket: genericMessage,
  voucher_mismatch: genericMessage,
  key_unusable: genericMessage,
  lock_expired: genericMessage,
  payment_required: genericMessage,
  idempotency_mismatch: genericMessage,
  id_too_large: genericMessage,
} satisfies Partial<Record<ErrorCode, string>>;
