import type { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { knownBrowserCookie } from './session-cookies.ts';
import type { CookieSpec } from './session-cookies.ts';
import type { SignedInAccount } from './session-repository.ts';
import type { CurrentSession, CompletedSignIn } from './session-service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account, or null; set in the public and the authenticated scope. */
    visitor: SignedInAccount | null;
    /** The signed-in account. Reading it without a session throws a 401 problem. */
    readonly account: SignedInAccount;
  }
  interface FastifyInstance {
    authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    requireAccount(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Rejects a session whose user has not authenticated recently. */
    requireRecentAuthentication(request: FastifyRequest): Promise<void>;
  }
}

/** Authenticates requests by `Authorization: Bearer <sessionId>` or the bare session id, and by the session cookie. */
export const authentication = fp(
  async (app) => {
    app.decorateRequest('visitor', null);
    app.decorateRequest('account', {
      getter() {
        if (this.visitor === null) throw createNotSignedInError();
        return this.visitor;
      },
    });

    /** @throws {ProblemError} `unauthorized` */
    const requireSession = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const sessionId = readSessionId(request);
      if (sessionId !== null) {
        const cookie = app.sessionCookies.readSessionCookie(request, sessionId);
        request.visitor = await app.sessions.authenticate(sessionId, cookie);
        if (request.visitor !== null) return;
      }
      await clearStaleCookies(request, reply);
      throw createNotSignedInError();
    };

    /** Accepts a request without a session, but rejects an expired session, so that the client notices. */
    app.decorate('authenticate', async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization) await requireSession(request, reply);
    });

    app.decorate('requireAccount', (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store');
      return requireSession(request, reply);
    });

    app.decorate('requireRecentAuthentication', (request: FastifyRequest) =>
      app.reauthentication.require(readCurrentSessionId(request)),
    );
  },
  { name: 'authentication' },
);

/** Ends the flow of a sign-in, if it had one, and sets the cookies of the new session. @returns the response body */
export async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  flow: CookieSpec | null,
  session: CompletedSignIn,
): Promise<ConfirmResponse> {
  const { sessionCookies, knownBrowsers } = request.server;
  const { sessionId, accountId, cookie } = session;
  if (flow) sessionCookies.clearFlowCookie(reply, flow);
  sessionCookies.setSessionCookie(reply, session);
  if (cookie !== null) {
    const tokens = await knownBrowsers.addToken(
      sessionCookies.readFlowCookie(request, knownBrowserCookie),
      accountId,
    );
    sessionCookies.setFlowCookie(reply, knownBrowserCookie, tokens, knownBrowsers.lifetime);
  }
  await clearStaleCookies(request, reply);
  return { sessionId, userId: accountId };
}

/** Clears session cookies whose session has ended. Cookies of the browser's other sessions stay. */
export async function clearStaleCookies(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { sessionCookies, sessions } = request.server;
  const cookies = sessionCookies.listSessionCookies(request);
  if (cookies.length === 0) return;
  const cookiesInUse = await sessions.findCookiesInUse(cookies.map(({ value }) => value));
  for (const { name, value } of cookies)
    if (!cookiesInUse.has(value)) sessionCookies.clearSessionCookie(reply, name);
}

/** Reads the session id of a request, which may be invalid. @returns null if the header is missing or malformed */
export function readSessionId({ headers: { authorization } }: FastifyRequest): string | null {
  const [, sessionId] = /^(?:Bearer\s+)?([\w-]{20,200})$/i.exec(authorization?.trim() ?? '') ?? [];
  return sessionId ?? null;
}

/** Reads the session id of a request in the authenticated scope. */
function readCurrentSessionId(request: FastifyRequest): string {
  const sessionId = readSessionId(request);
  if (sessionId === null) throw createNotSignedInError();
  return sessionId;
}

/** Reads the session of a request in the authenticated scope, with its account. */
export const readCurrentSession = (request: FastifyRequest): CurrentSession => ({
  accountId: request.account.id,
  sessionId: readCurrentSessionId(request),
});

const createNotSignedInError = () =>
  new ProblemError('unauthorized', 'Please sign in: there is no session, or it has ended.');
