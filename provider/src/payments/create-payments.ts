import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { PaymentSettings } from './payment-settings.ts';
import type { Payments } from './payments.ts';
import { sandboxPayments } from './sandbox/sandbox-payments.ts';
import { stripePayments } from './stripe/stripe-payments.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  settings: PaymentSettings;
  publicUrl: string;
}

/** The adapter that the settings choose. */
export const createPayments = ({ db, clock, settings: { stripe }, publicUrl }: Parts): Payments =>
  stripe ? stripePayments({ db, clock, settings: stripe, publicUrl }) : sandboxPayments;
