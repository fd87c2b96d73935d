import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { canaryOf, numberOfLive } from './canary-of.ts';
import { maxDrawn, openChoice, sealChoice } from './seal-choice.ts';
import type { Choice } from './seal-choice.ts';
import { isSecure, siteCookieName } from './site-cookie-name.ts';

/** The compositions that a site offers its visitors. */
export type Offers = Pick<LiveSite, 'candidates' | 'cookieKey'>;

export interface GivenComposition {
  /** Null for the live site. */
  candidate: Candidate | null;
  /** Whether the visitor chose it, instead of getting it at random. */
  isChosen: boolean;
  /** The value of a Set-Cookie header, for a visitor who is new to the canaries. */
  cookie: string | null;
}

interface Options {
  /** Public address of the site; null if unknown. */
  publicUrl: string | null;
  /** Epoch seconds. */
  now?: number;
  draw?: (limit: number) => number;
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** How long a visitor keeps the number that was drawn. In seconds; a week. */
const drawnSeconds = 7 * 24 * 3_600;

/** A choice that a visitor forgot ends after this time. */
export const chosenHours = 12;

/**
 * Chooses the composition for a visitor: the live site, unless there are canaries or the visitor has chosen a candidate. A cookie
 * that is forged, expired, or names a candidate that has ended is ignored.
 */
export function chooseComposition(
  request: FastifyRequest,
  { candidates, cookieKey: key }: Offers,
  { publicUrl, now = nowSeconds(), draw = randomInt }: Options,
): GivenComposition {
  const live = { candidate: null, isChosen: false, cookie: null };
  if (candidates.length === 0 || key === undefined) return live;
  const name = siteCookieName('composition', request, publicUrl);
  const choice = openChoice(parseCookie(request.headers.cookie ?? '')[name] ?? '', { key, now });
  if (choice && 'candidate' in choice) {
    const candidate = candidates.find(({ id }) => id === choice.candidate) ?? null;
    return { ...live, candidate, isChosen: candidate !== null };
  }
  if (choice) return { ...live, candidate: canaryOf(choice.drawn, candidates) };
  if (!isNavigation(request) || candidates.every(({ share }) => share === null)) return live;
  const drawn = draw(maxDrawn);
  const cookie = choiceCookie(request, { drawn }, { key, now, publicUrl });
  return { ...live, candidate: canaryOf(drawn, candidates), cookie };
}

/** The value of a Set-Cookie header that keeps a choice. */
export const choiceCookie = (
  request: FastifyRequest,
  choice: Choice,
  { key, now, publicUrl }: { key: string; now: number; publicUrl: string | null },
): string => {
  const maxAge = 'drawn' in choice ? drawnSeconds : chosenHours * 3_600;
  return setCookie(request, publicUrl, { value: sealChoice(choice, maxAge, { key, now }), maxAge });
};

/**
 * The value of a Set-Cookie header for a visitor who goes back to the live site. While there are canaries, the visitor keeps a
 * number outside their shares: a new number could fall into one.
 */
export function liveCookie(
  request: FastifyRequest,
  { candidates, cookieKey: key }: Offers,
  publicUrl: string | null,
): string {
  const hasCanary = candidates.some(({ share }) => share !== null);
  const drawn = hasCanary ? numberOfLive(randomInt(maxDrawn), candidates) : null;
  if (drawn === null || key === undefined) return setCookie(request, publicUrl, { value: '', maxAge: 0 });
  return choiceCookie(request, { drawn }, { key, now: nowSeconds(), publicUrl });
}

const setCookie = (
  request: FastifyRequest,
  publicUrl: string | null,
  content: { value: string; maxAge: number },
) =>
  stringifySetCookie({
    name: siteCookieName('composition', request, publicUrl),
    ...content,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(publicUrl),
  });

/** Whether a person opens a page. Crawlers and scripts that fetch a page always get the live site. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;
