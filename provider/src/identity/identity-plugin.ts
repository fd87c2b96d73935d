import fp from 'fastify-plugin';
import type { ModuleContext, ServiceContext } from '../platform/module-context.ts';
import type { Mailer } from '../mail/mailer.ts';
import { removeOldAttempts } from '../platform/attempts/attempt-repository.ts';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import { AttemptLimiter } from './attempts/attempt-limiter.ts';
import { CodeFlowService } from './codes/code-flow-service.ts';
import { SignInService } from './codes/sign-in-service.ts';
import { EmailChangeService } from './email-change/email-change-service.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { CeremonyService } from './passkeys/ceremony-service.ts';
import { PasskeyLogin } from './passkeys/passkey-login.ts';
import { PasskeyRegistration } from './passkeys/passkey-registration.ts';
import { PasskeyService } from './passkeys/passkey-service.ts';
import { toRelyingParty } from './passkeys/relying-party.ts';
import type { FindSeason } from './profile/account-service.ts';
import { AccountService } from './profile/account-service.ts';
import { ReauthenticationService } from './reauthentication/reauthentication-service.ts';
import { ResetService } from './reset/reset-service.ts';
import { disownEvent } from './security-review/disown-event.ts';
import type { DisownedEvent } from './security-review/disown-event.ts';
import { SecurityEventService, securityEventLifetime } from './security-events/security-event-service.ts';
import { authentication } from './sessions/authentication.ts';
import { KnownBrowsers } from './sessions/known-browsers.ts';
import { SessionCookies } from './sessions/session-cookies.ts';
import { SessionService } from './sessions/session-service.ts';
import { removeOldFlows } from './codes/code-flow-repository.ts';
import { removeExpiredCeremonies } from './passkeys/ceremony-repository.ts';
import { removeOldSecurityEvents } from './security-events/security-event-repository.ts';
import { removeEndedSessions } from './sessions/session-repository.ts';

type IdentityServices = ReturnType<typeof createServices>;

declare module 'fastify' {
  interface FastifyInstance extends IdentityServices {}
}

interface IdentityOptions extends ModuleContext {
  settings: IdentitySettings;
  publicUrl: string;
  findSeason: FindSeason;
}

/** Sign-up, sign-in, account recovery, sessions, passkeys and profiles. */
export const identityPlugin = fp<IdentityOptions>(
  async (app, { jobDb, jobs, ...options }) => {
    const services = createServices({ ...options, mailer: app.mailer });
    for (const [name, service] of Object.entries(services)) app.decorate<unknown, string>(name, service);
    const { clock, settings } = options;
    jobs.add(
      'identity-maintenance',
      createPeriodicJob({
        run: () => removeExpiredRecords({ db: jobDb, clock, settings: settings.session }),
        pauseMs: 600_000,
        failureMessage: 'old sign-ins could not be removed; trying again',
      }),
    );
    await app.register(authentication);
  },
  { name: 'identity', dependencies: ['mail', '@fastify/cookie'] },
);

/** Creates the services that the routes of this module use as decorators of the instance. */
function createServices({
  db,
  clock,
  mailer,
  settings,
  publicUrl,
  findSeason,
}: Pick<IdentityOptions, 'db' | 'clock' | 'settings' | 'publicUrl' | 'findSeason'> & { mailer: Mailer }) {
  const { rpId } = settings.passkeys;
  const relyingParty = toRelyingParty(settings.passkeys, mailer.siteName);
  const sessions = new SessionService({ db, clock, settings: settings.session });
  const knownBrowsers = new KnownBrowsers({ db, clock });
  const securityEvents = new SecurityEventService({ db, clock, mailer, publicUrl });
  const passkeys = new PasskeyService({ db, securityEvents });
  const codes = new CodeFlowService({ db, clock, settings: settings.code, knownBrowsers });
  const ceremonies = new CeremonyService({ db, clock });
  return {
    accounts: new AccountService({ db, clock, passkeys, rpId, findSeason }),
    attempts: new AttemptLimiter({ db, clock, settings: settings.attempts }),
    codes,
    disownEvent: (event: DisownedEvent) => disownEvent({ db, sessions, securityEvents }, event),
    emailChange: new EmailChangeService({ db, clock, mailer, codes, securityEvents, publicUrl }),
    knownBrowsers,
    passkeyLogin: new PasskeyLogin({ db, clock, ceremonies, relyingParty, sessions, securityEvents }),
    passkeyRegistration: new PasskeyRegistration({ db, ceremonies, relyingParty, securityEvents, sessions }),
    passkeys,
    reauthentication: new ReauthenticationService({
      db,
      clock,
      mailer,
      ceremonies,
      codes,
      relyingParty,
      sessions,
    }),
    reset: new ResetService({ db, clock, mailer, sessions, codes, securityEvents, publicUrl }),
    securityEvents,
    sessionCookies: new SessionCookies({ publicUrl, settings }),
    sessions,
    signIn: new SignInService({ clock, mailer, sessions, codes, publicUrl }),
  };
}

interface Dependencies extends ServiceContext {
  settings: IdentitySettings['session'];
}

const day = 86_400;

/** Removes code flows and attempts after a day, security events after 90 days, and ceremonies and sessions once they have expired. */
export async function removeExpiredRecords({ db, clock, settings }: Dependencies): Promise<void> {
  const now = clock.nowInSeconds();
  await removeOldFlows(db, now - day);
  await removeOldAttempts(db, now - day);
  await removeExpiredCeremonies(db, now);
  await removeEndedSessions(db, now, settings.idle);
  await removeOldSecurityEvents(db, now - securityEventLifetime);
}
