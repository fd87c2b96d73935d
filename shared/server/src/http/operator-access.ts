import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { areEqual } from './are-equal.ts';

/** Hours after which a browser has to open a link with the token again. */
const cookieHours = 12;

/**
 * Decides who may open the pages of operators: clients that send the token as a bearer token, and browsers with the cookie that a
 * link with `?token=` sets. The address of a request proves nothing: a proxy on this machine may forward it.
 */
export class OperatorAccess {
  readonly #hash: string;

  constructor(token: string) {
    this.#hash = hashOf(token);
  }

  isAllowed(request: FastifyRequest): boolean {
    const { authorization = '', cookie = '' } = request.headers;
    const [, bearer] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    if (bearer !== undefined) return this.#isToken(bearer);
    return areEqual(parseCookie(cookie)[nameOf(request)] ?? '', this.#hash);
  }

  /**
   * Opens a page for a browser. A link with the right token sets the cookie and redirects to the address without the token, which
   * would otherwise stay in the history.
   * @returns whether the answer is sent
   */
  openByLink(request: FastifyRequest, reply: FastifyReply): boolean {
    const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
    const token = searchParams.get('token');
    if (token === null || !this.#isToken(token)) return false;
    const cookie = stringifySetCookie({
      name: nameOf(request),
      value: this.#hash,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: request.protocol === 'https',
      maxAge: cookieHours * 3_600,
    });
    void reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      // One slash: two would name another host.
      .redirect(pathname.replace(/^\/+/, '/'), 303);
    return true;
  }

  #isToken(text: string) {
    return areEqual(hashOf(text), this.#hash);
  }
}

/** Contains the port, because sites on different ports of one machine share their cookies. */
const nameOf = ({ port }: FastifyRequest) => `emberclutch_operator_${port ?? 80}`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
