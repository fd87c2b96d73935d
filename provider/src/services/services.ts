import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { Meters } from '../operation/meters.ts';
import { Readiness } from '../operation/readiness.ts';
import type { Payments } from '../payments/payments.ts';
import { sandboxPayments } from '../payments/sandbox/sandbox-payments.ts';
import { stripePayments } from '../payments/stripe/stripe-payments.ts';
import { worldWorker } from '../world/world-worker.ts';
import { Attempts } from './attempts.ts';
import { Ceremonies } from './ceremonies.ts';
import { CodeFlows } from './code-flows.ts';
import { housekeeping } from './housekeeping.ts';
import { PasskeyLogin } from './passkey-login.ts';
import { PasskeyRegistration } from './passkey-registration.ts';
import { Passkeys } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { Reset } from './reset.ts';
import { SignIn } from './sign-in.ts';
import { Sessions } from './sessions.ts';
import { SpawnDesk } from './spawn.ts';
import type { Tallies } from './tallies.ts';
import { createTallies } from './tallies.ts';
import type { Worker } from './worker.ts';

/** What the routes are given, as `app.<name>`: the rules and transactions of the provider. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Kysely<Database>;
  sessions: Sessions;
  attempts: Attempts;
  signIn: SignIn;
  reset: Reset;
  passkeys: Passkeys;
  passkeyRegistration: PasskeyRegistration;
  passkeyLogin: PasskeyLogin;
  desk: SpawnDesk;
  payments: Payments;
  tallies: Tallies;
  meters: Meters;
  readiness: Readiness;
  workers: Worker[];
}

declare module 'fastify' {
  interface FastifyInstance extends Services {}
}

export function createServices({ config, clock, db }: Pick<Services, 'config' | 'clock' | 'db'>): Services {
  const sessions = new Sessions({ db, clock, settings: config.session });
  const queue = config.smtp && new MailQueue(db, clock, smtpTransport(config.smtp));
  const mailer = queue ?? outboxMailer({ db, clock });
  const codes = new CodeFlows({ db, clock, settings: config.code });
  const { publicUrl } = config;
  const relyingParty = relyingPartyOf(config.passkeys);
  const ceremonies = new Ceremonies({ db, clock, life: config.passkeys.life });
  const meters = new Meters(db, clock);
  const payments = paymentsOf(config, { db, clock });
  const desk = new SpawnDesk(db, clock, payments, config.lock.life, (size) => meters.countBatch(size));
  return {
    config,
    clock,
    db,
    sessions,
    attempts: new Attempts({ db, clock, settings: config.attempts }),
    signIn: new SignIn({ clock, mailer, sessions, codes, publicUrl }),
    reset: new Reset({ db, mailer, sessions, codes, publicUrl }),
    passkeys: new Passkeys(db),
    passkeyRegistration: new PasskeyRegistration({ db, clock, ceremonies, relyingParty }),
    passkeyLogin: new PasskeyLogin({ db, clock, ceremonies, relyingParty, sessions }),
    desk,
    payments,
    tallies: createTallies(db),
    meters,
    readiness: new Readiness(db),
    workers: [
      worldWorker(db, clock, config.calendar),
      housekeeping({ db, clock, settings: config.session }),
      ...(queue ? [queue] : []),
      ...payments.workers,
    ],
  };
}

/** The adapter the settings ask for. */
export const paymentsOf = (
  { stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>,
  parts: Pick<Services, 'clock' | 'db'>,
): Payments => (stripe ? stripePayments({ ...parts, settings: stripe, publicUrl }) : sandboxPayments);
