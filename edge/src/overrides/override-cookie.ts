import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { Overrides } from '@emberclutch/contract/site/override.ts';
import { isSecure, siteCookieName } from '../choices/site-cookie-name.ts';
import { mayOverride, overrideAddress } from './override-rules.ts';
import type { OverrideRules } from './override-rules.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';

/** The overrides of a browser, without any that the rules do not allow, or no longer allow. */
export function readOverrides(request: FastifyRequest, rules: OverrideRules): Overrides {
  const { cookie: header } = request.headers;
  if (header === undefined || !mayOverride(request, rules)) return {};
  const value = parseCookie(header)[nameOf(request, rules)] ?? '';
  const stored = Overrides.safeParse(parseJson(value)).data ?? {};
  const allowed = Object.entries(stored).flatMap(([remote, text]) => {
    const address = overrideAddress(text, rules);
    return address === null ? [] : [[remote, address] as const];
  });
  return Object.fromEntries(allowed);
}

/** The value of a Set-Cookie header; without overrides it removes the cookie. */
export const overridesCookie = (
  overrides: Overrides,
  request: FastifyRequest,
  rules: OverrideRules,
): string =>
  stringifySetCookie({
    name: nameOf(request, rules),
    value: JSON.stringify(overrides),
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(rules.publicUrl),
    maxAge: Object.keys(overrides).length === 0 ? 0 : overrideHours * 3_600,
  });

/** An override that an operator forgot ends after this time. */
export const overrideHours = 12;

const nameOf = (request: FastifyRequest, { publicUrl }: OverrideRules) =>
  siteCookieName('overrides', request, publicUrl);
