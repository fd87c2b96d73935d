import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { SignedInAccount } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever is signed in, or null; set in both scopes. */
    visitor: SignedInAccount | null;
    /** Whoever is signed in. Always there in the authenticated scope; elsewhere reading it refuses with 401. */
    readonly account: SignedInAccount;
  }
  interface FastifyInstance {
    authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    requireAccount(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** Holds the second half of a session where the client keeps cookies; the first half is the session id in the header. */
export const sessionCookie = 'emberclutch_session';

/** Who asks: by `Authorization: Bearer <sessionId>` or the bare session id, with the cookie where one was given. */
export const authentication = fp(
  async (app) => {
    app.decorateRequest('visitor', null);
    app.decorateRequest('account', {
      getter() {
        if (this.visitor === null) throw notSignedIn();
        return this.visitor;
      },
    });

    const accountBehind = (sessionId: string, { cookies }: FastifyRequest) =>
      app.sessions.authenticate(sessionId, cookies[sessionCookie] ?? null);

    /** Nobody is an answer; a session that has ended is not, or a signed-in person would see an empty world. */
    app.decorate('authenticate', async (request: FastifyRequest) => {
      const sessionId = sessionIdOf(request);
      if (sessionId === null) return;
      request.visitor = await accountBehind(sessionId, request);
      if (request.visitor === null) throw notSignedIn();
    });

    app.decorate('requireAccount', async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store');
      const sessionId = sessionIdOf(request);
      if (sessionId === null) throw notSignedIn();
      request.visitor = await accountBehind(sessionId, request);
      if (request.visitor === null) throw notSignedIn();
    });
  },
  { name: 'authentication' },
);

/** The session id a request carries, whether it is good or not. */
export function sessionIdOf({ headers: { authorization } }: FastifyRequest): string | null {
  const [, sessionId] = /^(?:Bearer\s+)?([\w-]{20,200})$/i.exec(authorization?.trim() ?? '') ?? [];
  if (authorization && sessionId === undefined) throw notSignedIn();
  return sessionId ?? null;
}

const notSignedIn = () =>
  new ProblemError('unauthorized', 'Please sign in: there is no session, or it has ended.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
