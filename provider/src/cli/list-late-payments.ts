import type { Kysely } from 'kysely';
import StripeApi from 'stripe';
import type { StripeSettings } from '../payments/stripe/stripe-settings.ts';
import { fromMinorUnits } from '../platform/minor-units.ts';
import { stripeClient } from '../payments/stripe/stripe-client.ts';
import type { Database } from '../platform/database/database.ts';
import { CommandError } from './command.ts';
import { hasPayment } from './restored-database-repository.ts';
import { parseCheckoutId } from '../spawn/lock/checkout-id.ts';

interface LatePayment {
  /** The id that Stripe gave it. */
  id: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
}

/** Payments are looked for from this many seconds before the last record of a backup: one may have been opened earlier. */
const marginSeconds = 86_400;

/**
 * Payments that Stripe took for checkouts of a provider, and that a restored database lacks. Reads the tables of any
 * version.
 * @param since when the last record of the backup was written, in epoch seconds
 * @throws {CommandError} when Stripe cannot be asked
 */
export async function listLatePayments(
  db: Kysely<Database>,
  settings: StripeSettings,
  since: number,
): Promise<LatePayment[]> {
  try {
    return await readLatePayments(db, settings, since);
  } catch (failure) {
    if (failure instanceof StripeApi.errors.StripeError)
      throw new CommandError(
        `The world is back, but Stripe could not be asked for payments: ${failure.message}`,
      );
    throw failure;
  }
}

async function readLatePayments(
  db: Kysely<Database>,
  settings: StripeSettings,
  since: number,
): Promise<LatePayment[]> {
  const sessions = stripeClient(settings).checkout.sessions.list({
    created: { gte: since - marginSeconds },
    status: 'complete',
    limit: 100,
  });
  const late: LatePayment[] = [];
  for await (const {
    id,
    payment_status: status,
    client_reference_id: checkoutId,
    amount_total: total,
    currency,
  } of sessions) {
    // Other programs may sell through the same Stripe account.
    if (status === 'unpaid' || checkoutId === null || parseCheckoutId(checkoutId) === undefined) continue;
    if (!(await hasPayment(db, id)))
      late.push({ id, amount: fromMinorUnits(total ?? 0), currency: (currency ?? '').toUpperCase() });
  }
  return late;
}
