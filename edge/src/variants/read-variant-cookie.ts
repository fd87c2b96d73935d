import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { VariantChoice } from '@emberclutch/contract/site/variant.ts';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';

/** Number of values to draw from: too few to identify a visitor, and enough for shares of a tenth of a percent. */
export const numberCount = 10_000;

/** A preview or an override that was forgotten ends after this time. */
export const variantHours = 12;

/** How long a visitor keeps the number. In seconds; a week. */
const numberSeconds = 7 * 24 * 3_600;

interface Signing {
  /** The same on every edge of a site. */
  key: string;
  /** Public address of the site; null if unknown. */
  publicUrl: string | null;
  /** Epoch seconds. */
  now?: number;
}

/** @returns null for a cookie that no edge of this site has signed, or that has expired */
export function readVariantCookie(
  request: FastifyRequest,
  { key, publicUrl, now = nowSeconds() }: Signing,
): VariantChoice | null {
  const text = parseCookie(request.headers.cookie ?? '')[nameOf(request, publicUrl)] ?? '';
  const [, payload = '', content = '', expires, signature = ''] =
    /^(([\w-]+)\.(\d{1,12}))\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === '' || !areEqual(signature, sign(payload, key)) || Number(expires) <= now) return null;
  const choice = parseJson(Buffer.from(content, 'base64url').toString());
  return VariantChoice.safeParse(choice).data ?? null;
}

/** The value of a Set-Cookie header that keeps a choice; an empty choice removes the cookie. */
export function writeVariantCookie(
  request: FastifyRequest,
  choice: VariantChoice,
  { key, publicUrl, now = nowSeconds() }: Signing,
): string {
  const isShort = choice.candidate !== undefined || Object.keys(choice.overrides).length > 0;
  const longest = choice.number === undefined ? 0 : numberSeconds;
  const maxAge = isShort ? variantHours * 3_600 : longest;
  const content = Buffer.from(JSON.stringify(choice)).toString('base64url');
  const payload = `${content}.${now + maxAge}`;
  return stringifySetCookie({
    name: nameOf(request, publicUrl),
    value: maxAge === 0 ? '' : `${payload}.${sign(payload, key)}`,
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(publicUrl),
  });
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);

const sign = (payload: string, key: string) =>
  createHmac('sha256', key).update(`variant ${payload}`).digest('base64url');

/**
 * It contains the port, because sites on different ports of one machine share their cookies. Browsers accept a name with `__Host-`
 * from this host alone: another host of the same domain cannot set it.
 */
const nameOf = ({ port }: FastifyRequest, publicUrl: string | null): string =>
  isSecure(publicUrl) ? '__Host-emberclutch_variant' : `emberclutch_variant_${port ?? 80}`;

const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;
