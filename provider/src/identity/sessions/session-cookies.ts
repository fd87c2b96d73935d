import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeSubmission, FlowClient } from '../codes/code-flow-service.ts';
import { requestClientOf } from '../security-events/request-client.ts';
import { sessionCookie } from './authentication.ts';
import type { NewSession } from './session-service.ts';

/** One way to sign in: the cookie of its flow, and the path of the calls that the cookie is sent to. */
interface Flow {
  cookie: string;
  path: string;
}

/**
 * Cookies of a sign-in. The flow cookie is set when a sign-in begins. A client that sends it back stores cookies, so that
 * its session is bound to a session cookie as well.
 */
export class SessionCookies {
  readonly #origin: string;
  readonly #attributes: { httpOnly: true; sameSite: 'lax'; secure: boolean };
  readonly #sessionLife: number;

  /** @param sessionLife seconds */
  constructor({ publicUrl, sessionLife }: { publicUrl: string; sessionLife: number }) {
    this.#origin = new URL(publicUrl).origin;
    this.#attributes = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') };
    this.#sessionLife = sessionLife;
  }

  /**
   * The client that asks for a code. A page of our own origin returns the challenge, and its browser the cookie; of another
   * client this is not known before it has returned one of them.
   */
  flowClientOf({ cookies, ip, headers }: FastifyRequest, flow: Flow): FlowClient {
    const previous = cookies[flow.cookie] || null;
    const isOwnPage = headers['sec-fetch-site'] === 'same-origin' || headers.origin === this.#origin;
    return { address: ip, previousChallenge: previous, isBare: previous === null && !isOwnPage };
  }

  /** @param life seconds */
  setFlowCookie(reply: FastifyReply, flow: Flow, value: string, life: number) {
    reply
      .header('cache-control', 'no-store')
      .setCookie(flow.cookie, value, { ...this.#attributes, path: flow.path, maxAge: life });
  }

  /** Ends the flow and, if the session is bound to a cookie, sets that. */
  setSessionCookie(reply: FastifyReply, flow: Flow, { cookie }: NewSession) {
    reply
      .header('cache-control', 'no-store')
      .clearCookie(flow.cookie, { ...this.#attributes, path: flow.path });
    this.replaceSessionCookie(reply, cookie);
  }

  /** @param cookie of a new session; null if the session is bound to none */
  replaceSessionCookie(reply: FastifyReply, cookie: NewSession['cookie']) {
    if (cookie === null) return;
    reply.setCookie(sessionCookie, cookie, { ...this.#attributes, path: '/', maxAge: this.#sessionLife });
  }

  clearSessionCookie(reply: FastifyReply) {
    reply.clearCookie(sessionCookie, { ...this.#attributes, path: '/' });
  }
}

/** The submitted code with its challenge: from the body, or else from the flow cookie. */
export function toCodeSubmission(
  request: FastifyRequest,
  flow: Flow,
  body: { code: number; challenge?: string },
): CodeSubmission {
  const echoed = request.cookies[flow.cookie] || null;
  return {
    code: body.code,
    challenge: body.challenge ?? echoed,
    keepsCookies: echoed !== null,
    ...requestClientOf(request),
  };
}
