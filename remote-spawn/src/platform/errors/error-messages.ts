import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { errorMessages as commonMessages } from '@emberclutch/web/ui/feedback/error-messages.ts';

/** Messages for any call. They do not mention money, because the call may have read a purchase that was paid long ago. */
export const errorMessages = {
  ...commonMessages,
  not_found: 'This does not exist any more.',
  cycle_closed: 'The cycle has closed. Nothing was held.',
  mixed_basket: 'Keys are redeemed for eggs only. Buy gateway keys in a purchase of their own, by card.',
  key_unusable: 'One of the keys cannot be redeemed: it has been redeemed already, or is held.',
  lock_expired: 'The hold has run out. If you did not finish paying, nothing was charged.',
  id_too_large:
    'What you chose is held for you, under a number that is too large for a browser. It cannot be paid for here, and goes back when the hold runs out.',
  payment_required: 'This purchase requires payment and cannot be completed with gateway keys only.',
} satisfies Record<ErrorCode, string>;

/** Shown above the reason why a step cannot be shown. */
export const failureTitle = 'The spawn page could not be loaded';
