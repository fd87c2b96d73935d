/**
 * The closed lists of words that cross the wire. Plain arrays: schemas are made of them, and what reads answers in the
 * browser needs no schema library.
 */

export const assetTypes = ['DRAGON', 'GATEWAY_KEY'] as const;

export const dragonStates = ['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED'] as const;

export const keyStates = ['UNUSED', 'USED'] as const;

export const elements = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;

/** The seasons that have spawn cycles, in calendar order (specification, section 9). */
export const spawnSeasons = ['GENESIS', 'EARTH', 'WATER', 'AIR', 'FIRE'] as const;

export const paymentMethods = ['CREDIT_CARD', 'VOUCHER'] as const;

export const lockStates = ['held', 'over', 'paid'] as const;

export const refundStates = ['refunding', 'refunded'] as const;

/** How a session began. */
export const sessionOrigins = ['code', 'passkey', 'reset'] as const;

/** What the security log of an account records. */
export const securityEventKinds = [
  'code_sign_in',
  'passkey_sign_in',
  'reset',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_restored',
  'session_ended',
  'other_sessions_ended',
  'account_secured',
] as const;

/** Every error code of our provider. */
export const problemCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'reauthentication_required',
  'not_found',
  'conflict',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
  'code_wrong',
  'code_expired',
  'code_used_up',
  'cycle_closed',
  'fee_changed',
  'sold_out',
  'limit_exceeded',
  'mixed_basket',
  'voucher_mismatch',
  'key_unusable',
  'lock_expired',
  'payment_required',
  'idempotency_mismatch',
] as const;
