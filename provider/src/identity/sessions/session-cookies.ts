import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { sessionCookie } from './authentication.ts';
import type { CodeSubmission } from '../codes/code-flows.ts';
import type { NewSession } from './session-service.ts';

/** Begins with the calls of one way to sign in; a cookie set for one way is not sent to another. */
interface Way {
  cookie: string;
  path: string;
}

/**
 * A cookie set when a sign-in begins shows, by coming back, that the client keeps cookies: then the session has a half
 * in a cookie too.
 */
export function signInCookies({ publicUrl, session }: Pick<Config, 'publicUrl' | 'session'>, way: Way) {
  const rules = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
  return {
    remember(reply: FastifyReply, value: string, life: number) {
      reply
        .header('cache-control', 'no-store')
        .setCookie(way.cookie, value, { ...rules, path: way.path, maxAge: life });
    },
    /** A code, and the challenge it answers: where the body has none, the cookie does. */
    broughtBack(
      { cookies, ip, headers }: FastifyRequest,
      body: { code: number; challenge?: string },
    ): CodeSubmission {
      const echoed = cookies[way.cookie] || null;
      return {
        code: body.code,
        challenge: body.challenge ?? echoed,
        clientAddress: ip,
        keepsCookies: echoed !== null,
        userAgent: headers['user-agent'],
      };
    },
    setSessionCookie(reply: FastifyReply, { cookie }: NewSession) {
      reply.header('cache-control', 'no-store').clearCookie(way.cookie, { ...rules, path: way.path });
      if (cookie !== null)
        reply.setCookie(sessionCookie, cookie, { ...rules, path: '/', maxAge: session.life });
    },
    clearSessionCookie(reply: FastifyReply) {
      reply.clearCookie(sessionCookie, { ...rules, path: '/' });
    },
  };
}
