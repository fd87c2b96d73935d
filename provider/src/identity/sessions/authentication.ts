import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { SignedInAccount } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account, or null; set in both scopes. */
    visitor: SignedInAccount | null;
    /** The signed-in account. Reading it without a session throws a 401 problem. */
    readonly account: SignedInAccount;
  }
  interface FastifyInstance {
    authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    requireAccount(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Rejects a session whose user has not proved recently who they are. */
    requireRecentAuthentication(request: FastifyRequest): Promise<void>;
  }
}

/** The second factor of a session whose client stores cookies; the first is the session id in the header. */
export const sessionCookie = 'emberclutch_session';

/** Authenticates requests by `Authorization: Bearer <sessionId>` or the bare session id, and by the session cookie. */
export const authentication = fp(
  async (app) => {
    app.decorateRequest('visitor', null);
    app.decorateRequest('account', {
      getter() {
        if (this.visitor === null) throw notSignedIn();
        return this.visitor;
      },
    });

    const accountOf = (sessionId: string, { cookies }: FastifyRequest) =>
      app.sessions.authenticate(sessionId, cookies[sessionCookie] ?? null);

    /** A request without a session passes. One with an expired session is rejected, so that the client notices. */
    app.decorate('authenticate', async (request: FastifyRequest) => {
      const sessionId = sessionIdOf(request);
      if (sessionId === null) return;
      request.visitor = await accountOf(sessionId, request);
      if (request.visitor === null) throw notSignedIn();
    });

    app.decorate('requireAccount', async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store');
      const sessionId = sessionIdOf(request);
      if (sessionId === null) throw notSignedIn();
      request.visitor = await accountOf(sessionId, request);
      if (request.visitor === null) throw notSignedIn();
    });

    app.decorate('requireRecentAuthentication', (request: FastifyRequest) =>
      app.reauthentication.require(currentSessionIdOf(request)),
    );
  },
  { name: 'authentication' },
);

/** The session id of a request, valid or not. */
export function sessionIdOf({ headers: { authorization } }: FastifyRequest): string | null {
  const [, sessionId] = /^(?:Bearer\s+)?([\w-]{20,200})$/i.exec(authorization?.trim() ?? '') ?? [];
  if (authorization && sessionId === undefined) throw notSignedIn();
  return sessionId ?? null;
}

/** The session id of a request in the authenticated scope. */
export function currentSessionIdOf(request: FastifyRequest): string {
  const sessionId = sessionIdOf(request);
  if (sessionId === null) throw notSignedIn();
  return sessionId;
}

const notSignedIn = () =>
  new ProblemError('unauthorized', 'Please sign in: there is no session, or it has ended.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
