import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { areEqual } from './are-equal.ts';

/** After this number of hours, a browser must open a link with the token again. The signed cookie contains its expiry. */
const cookieHours = 12;

/**
 * Decides who may open the pages of operators: clients that send the token as a bearer token, and browsers with the cookie that a
 * link with `?token=` sets. The address of a request proves nothing: a proxy on this machine may have forwarded the request.
 */
export class OperatorAccess {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  isAllowed(request: FastifyRequest): boolean {
    const { authorization = '', cookie = '' } = request.headers;
    const [, bearer] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    if (bearer !== undefined) return areEqual(bearer, this.#token);
    const [expiry = '', signature = ''] = parseCookie(cookie)[toCookieName(request)]?.split('.') ?? [];
    return Number(expiry) > Date.now() && areEqual(signature, this.#sign(expiry));
  }

  /**
   * Answers a link with the right token: sets the cookie and redirects to the address without the token, which would otherwise stay
   * in the history. @returns whether the response is sent
   */
  acceptTokenLink(request: FastifyRequest, reply: FastifyReply): boolean {
    const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
    const token = searchParams.get('token');
    if (token === null || !areEqual(token, this.#token)) return false;
    const expiry = String(Date.now() + cookieHours * 3_600_000);
    const cookie = stringifySetCookie({
      name: toCookieName(request),
      value: `${expiry}.${this.#sign(expiry)}`,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: request.protocol === 'https',
      maxAge: cookieHours * 3_600,
    });
    void reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      // A single slash, because two would name another host.
      .redirect(pathname.replace(/^\/+/, '/'), 303);
    return true;
  }

  #sign(expiry: string): string {
    return createHmac('sha256', this.#token).update(`operator until ${expiry}`).digest('base64url');
  }
}

/** Builds the name of the cookie. It contains the port, because sites of one machine share cookies. The prefix is of RFC 6265bis. */
const toCookieName = ({ port, protocol }: FastifyRequest) =>
  `${protocol === 'https' ? '__Host-' : ''}emberclutch_operator_${port ?? 80}`;
