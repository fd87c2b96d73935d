import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentitySettings } from '../identity-settings.ts';
import { readRequestClient } from '../request-client.ts';
import type { CodeSubmission, FlowClient } from '../request-client.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { NewSession } from './session-service.ts';

/** A cookie, and the path of the calls with which browsers send it. */
export interface CookieSpec {
  name: string;
  path: string;
}

/** The cookie of a browser that has signed in before: see `KnownBrowsers`. */
export const knownBrowserCookie: CookieSpec = { name: 'emberclutch_known', path: '/v1' };

/** Prefix of the names of session cookies. */
const sessionCookie = 'emberclutch_session_';

/**
 * Names the session cookie, which is the second half of the session's credential if its client stores cookies; the first half is the
 * session id in the header. Each session has a different cookie name, because responses may arrive out of order: a response that clears the
 * cookie of an ended session must not clear the cookie of the next session. See docs/adr/0047.
 */
const nameSessionCookie = (sessionId: string) => sessionCookie + hashSecret(sessionId).slice(0, 12);

/**
 * Reads and sets the cookies of a sign-in. A sign-in starts by setting the flow cookie. A client that returns it stores cookies, so
 * its session is also bound to a session cookie.
 *
 * On https, the names of cookies begin with `__Host-`, so that browsers accept them only from this host: another host of the same
 * domain cannot set or replace them. On http, which is for loopback only, the names have no prefix.
 */
export class SessionCookies {
  readonly #origin: string;
  readonly #isSecure: boolean;
  readonly #settings: IdentitySettings;

  constructor({ publicUrl, settings }: { publicUrl: string; settings: IdentitySettings }) {
    this.#origin = new URL(publicUrl).origin;
    this.#isSecure = publicUrl.startsWith('https:');
    this.#settings = settings;
  }

  /**
   * Reads the client that requests a code. Pages of our own origin return the challenge, and their browser returns the cookie.
   * Another client shows only with its next request whether it returns either.
   */
  readFlowClient(request: FastifyRequest, flow: CookieSpec): FlowClient {
    const { headers } = request;
    const previousChallenge = this.readFlowCookie(request, flow);
    const isOwnPage = headers['sec-fetch-site'] === 'same-origin' || headers.origin === this.#origin;
    return {
      ...readRequestClient(request),
      previousChallenge,
      canLoseFlow: previousChallenge === null && !isOwnPage,
      knownBrowser: this.readFlowCookie(request, knownBrowserCookie),
    };
  }

  /** Reads the submitted code with its challenge, which is in the body or else in the flow cookie. */
  readCodeSubmission(request: FastifyRequest, flow: CookieSpec, body: ConfirmBody): CodeSubmission {
    const cookieChallenge = this.readFlowCookie(request, flow);
    return {
      code: body.code,
      challenge: body.challenge ?? cookieChallenge,
      canStoreCookies: cookieChallenge !== null,
      ...readRequestClient(request),
    };
  }

  /** @returns null if the client sent none */
  readFlowCookie(request: FastifyRequest, flow: CookieSpec): string | null {
    return this.#read(request, flow.name);
  }

  /** @returns null if the client sent no cookie of this session */
  readSessionCookie(request: FastifyRequest, sessionId: string): string | null {
    // Avoids hashing a name for clients without cookies.
    if (request.headers.cookie === undefined) return null;
    return this.#read(request, nameSessionCookie(sessionId));
  }

  /** Reads the session cookies of all sessions. Their names have the prefix, as the client sent them. */
  listSessionCookies({ cookies }: FastifyRequest): { name: string; value: string }[] {
    return Object.entries(cookies)
      .filter(([name]) => name.startsWith(this.#addPrefix(sessionCookie)))
      .map(([name, value = '']) => ({ name, value }));
  }

  /** @param lifetime seconds; by default as long as a code is valid */
  setFlowCookie(
    reply: FastifyReply,
    flow: CookieSpec,
    value: string,
    lifetime = this.#settings.code.lifetime,
  ) {
    reply.header('cache-control', 'no-store').setCookie(this.#addPrefix(flow.name), value, {
      ...this.#buildCookieOptions(flow.path),
      maxAge: lifetime,
    });
  }

  clearFlowCookie(reply: FastifyReply, flow: CookieSpec) {
    reply
      .header('cache-control', 'no-store')
      .clearCookie(this.#addPrefix(flow.name), this.#buildCookieOptions(flow.path));
  }

  /** Sets the session cookie, if the session is bound to one. */
  setSessionCookie(reply: FastifyReply, { sessionId, cookie }: NewSession) {
    if (cookie === null) return;
    reply.setCookie(this.#addPrefix(nameSessionCookie(sessionId)), cookie, {
      ...this.#buildCookieOptions('/'),
      maxAge: this.#settings.session.lifetime,
    });
  }

  /** @param name as the client sent it */
  clearSessionCookie(reply: FastifyReply, name: string) {
    reply.clearCookie(name, this.#buildCookieOptions('/'));
  }

  #read({ cookies }: FastifyRequest, name: string): string | null {
    return cookies[this.#addPrefix(name)] || null;
  }

  #addPrefix(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }

  /** Browsers accept a `__Host-` cookie only with the path `/` (RFC 6265bis, section 4.1.3.2). */
  #buildCookieOptions(path: string) {
    return {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      path: this.#isSecure ? '/' : path,
    } as const;
  }
}
