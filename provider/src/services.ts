import type { Kysely } from 'kysely';
import type { Clock } from './platform/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './platform/database/database.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { outboxMailer } from './mail/outbox.ts';
import { smtpTransport } from './mail/smtp.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { Readiness } from './platform/metrics/readiness.ts';
import type { Payments } from './payments/payments.ts';
import { sandboxPayments } from './payments/sandbox/sandbox-payments.ts';
import { stripePayments } from './payments/stripe/stripe-payments.ts';
import { spawnMaintenanceJob } from './spawn/spawn-maintenance-job.ts';
import { Attempts } from './identity/attempts/attempt-limiter.ts';
import { Ceremonies } from './identity/passkeys/ceremonies.ts';
import { CodeFlows } from './identity/codes/code-flows.ts';
import { identityMaintenance } from './identity/identity-maintenance.ts';
import { PasskeyLogin } from './identity/passkeys/passkey-login.ts';
import { PasskeyRegistration } from './identity/passkeys/passkey-registration.ts';
import { Passkeys } from './identity/passkeys/passkey-service.ts';
import { relyingPartyOf } from './identity/passkeys/relying-party.ts';
import { Reset } from './identity/reset/reset-service.ts';
import { SignIn } from './identity/codes/sign-in.ts';
import { Sessions } from './identity/sessions/session-service.ts';
import { SpawnLockService } from './spawn/lock/spawn-lock-service.ts';
import type { CachedCounts } from './assets/cached-counts.ts';
import { createCachedCounts } from './assets/cached-counts.ts';
import type { BackgroundJob } from './platform/jobs/background-job.ts';

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
  desk: SpawnLockService;
  payments: Payments;
  cachedCounts: CachedCounts;
  meters: Metrics;
  readiness: Readiness;
  jobs: BackgroundJob[];
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
  const meters = new Metrics(db, clock);
  const payments = paymentsOf(config, { db, clock });
  const desk = new SpawnLockService(db, clock, payments, config.lock.life, (size) => meters.countBatch(size));
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
    cachedCounts: createCachedCounts(db),
    meters,
    readiness: new Readiness(db),
    jobs: [
      spawnMaintenanceJob(db, clock, config.calendar),
      identityMaintenance({ db, clock, settings: config.session }),
      ...(queue ? [queue] : []),
      ...payments.jobs,
    ],
  };
}

/** The adapter the settings ask for. */
export const paymentsOf = (
  { stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>,
  parts: Pick<Services, 'clock' | 'db'>,
): Payments => (stripe ? stripePayments({ ...parts, settings: stripe, publicUrl }) : sandboxPayments);
