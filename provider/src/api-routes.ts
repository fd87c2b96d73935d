import type { FastifyInstance, FastifyPluginAsync, FastifySchema, RouteOptions } from 'fastify';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { genomeRoutes } from './assets/genome-routes.ts';
import { pictureRoutes } from './assets/picture-routes.ts';
import { worldRoutes } from './assets/world-routes.ts';
import { codeRoutes } from './identity/codes/code-routes.ts';
import { emailChangeRoutes } from './identity/email-change/email-change-routes.ts';
import { passkeyLoginRoutes } from './identity/passkeys/passkey-login-routes.ts';
import { passkeyRoutes } from './identity/passkeys/passkey-routes.ts';
import { accountRoutes } from './identity/profile/account-routes.ts';
import { reauthenticationRoutes } from './identity/reauthentication/reauthentication-routes.ts';
import { resetRoutes } from './identity/reset/reset-routes.ts';
import { securityEventRoutes } from './identity/security-review/security-event-routes.ts';
import { sessionRoutes, signOutRoutes } from './identity/sessions/session-routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { publicCors } from './platform/http/cross-origin.ts';
import { httpCaching } from './platform/http/http-caching.ts';
import type { PageSite } from './platform/http/pages/page.ts';
import { calendarRoutes, seasonRoutes } from './seasons/calendar-routes.ts';
import { reminderRoutes, unsubscribeRoutes } from './seasons/reminder-routes.ts';
import { availabilityRoutes } from './spawn/availability/availability-routes.ts';
import { lockRoutes } from './spawn/lock/lock-routes.ts';
import { purchaseRoutes } from './spawn/purchases/purchase-routes.ts';

interface Options {
  hasOutbox: boolean;
  operator: OperatorAccess;
  site: PageSite;
}

/** All routes of the API. The scope in which a route is registered decides who may call it. */
export const apiRoutes: FastifyPluginAsync<Options> = async (app, { hasOutbox, operator, site }) => {
  await app.register(app.paymentAdapter.routes);
  await app.register(signInScope);
  await app.register(publicScope);
  if (hasOutbox) await app.register(outboxRoutes, { operator, site });
  await app.register(accountScope);
};

/** Needs no session. Ignores an expired session, which must not prevent the caller from signing in or out. */
const signInScope: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', describeScope({ security: [] }));
  await app.register(codeRoutes);
  await app.register(resetRoutes);
  await app.register(passkeyLoginRoutes);
  await app.register(signOutRoutes);
};

/** Needs no session; `request.visitor` is the signed-in account, or null. */
const publicScope: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', app.authenticate);
  app.addHook('onRoute', describeScope({ security: [{}, { session: [] }], problems: ['unauthorized'] }));
  await app.register(pictureRoutes);
  await app.register(unsubscribeRoutes);
  await app.register(async (cachedScope) => {
    await cachedScope.register(publicCors);
    await cachedScope.register(httpCaching, { browserMaxAge: 5 });
    await cachedScope.register(assetRoutes);
    await cachedScope.register(genomeRoutes);
    await cachedScope.register(calendarRoutes);
    await cachedScope.register(worldRoutes);
  });
  await app.register(async (polledScope) => {
    // Clients poll these for the start of a cycle and the last egg, so browsers must not cache a response.
    await polledScope.register(publicCors);
    await polledScope.register(httpCaching, { browserMaxAge: 0 });
    await polledScope.register(seasonRoutes);
    await polledScope.register(availabilityRoutes);
  });
};

/** Requires a session: `request.account` is the signed-in account. */
const accountScope: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', app.requireAccount);
  app.addHook('onRoute', describeScope({ security: [{ session: [] }], problems: ['unauthorized'] }));
  app.addHook('onRoute', describeRecentAuthentication(app));
  await app.register(accountRoutes);
  await app.register(emailChangeRoutes);
  await app.register(personalDataRoutes);
  await app.register(sessionRoutes);
  await app.register(passkeyRoutes);
  await app.register(reauthenticationRoutes);
  await app.register(securityEventRoutes);
  await app.register(lockRoutes);
  await app.register(reminderRoutes);
  await app.register(purchaseRoutes);
};

/** Adds a scope's requirements, and the problems that they cause, to the OpenAPI description of its routes. */
const describeScope =
  ({ security, problems = [] }: Pick<FastifySchema, 'security' | 'problems'>) =>
  (route: RouteOptions): void => {
    route.schema = {
      security,
      ...route.schema,
      problems: [...problems, ...(route.schema?.problems ?? [])],
    };
  };

/** Documents `requireRecentAuthentication` in the OpenAPI description of the routes that it protects. */
const describeRecentAuthentication =
  ({ requireRecentAuthentication }: FastifyInstance) =>
  (route: RouteOptions): void => {
    if (route.preHandler !== requireRecentAuthentication) return;
    const { description = '', problems = [] } = route.schema ?? {};
    route.schema = {
      ...route.schema,
      description: `${description} Requires a recent authentication.`.trim(),
      problems: ['reauthentication_required', ...problems],
    };
  };
