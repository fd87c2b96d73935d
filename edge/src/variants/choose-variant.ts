import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Overrides, VariantChoice } from '@emberclutch/contract/site/variant.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { mayOverride, overrideAddress } from './override-rules.ts';
import type { OverrideRules } from './override-rules.ts';
import { numberCount, readVariantCookie, writeVariantCookie } from './read-variant-cookie.ts';

/** The part of a live site that decides about variants. */
export type VariantSite = Pick<LiveSite, 'candidates' | 'cookieKey'>;

/** What a browser gets instead of the live site. */
export interface Variant {
  /** Null for the live versions. */
  candidate: Candidate | null;
  /** Whether the visitor chose the candidate, instead of getting it at random. */
  isChosen: boolean;
  /** Without any that the rules do not allow, or no longer allow. */
  overrides: Overrides;
  /** The value of a Set-Cookie header, for a visitor who is new to the canaries. */
  cookie: string | null;
}

interface Drawing {
  /** Epoch seconds. */
  now?: number;
  draw?: (limit: number) => number;
}

/**
 * Chooses what a browser gets: the live site, unless there are canaries or its cookie has something else. A cookie that is forged,
 * expired, or names a candidate that has ended is ignored.
 */
export function chooseVariant(
  request: FastifyRequest,
  { candidates, cookieKey: key }: VariantSite,
  rules: OverrideRules,
  { now, draw = randomInt }: Drawing = {},
): Variant {
  const live = { candidate: null, isChosen: false, overrides: {}, cookie: null };
  if (key === undefined) return live;
  const signing = { key, publicUrl: rules.publicUrl, ...(now !== undefined && { now }) };
  const choice = readVariantCookie(request, signing);
  if (!choice) {
    if (!isNavigation(request) || candidates.every(({ share }) => share === null)) return live;
    const number = draw(numberCount);
    const cookie = writeVariantCookie(request, { number, overrides: {} }, signing);
    return { ...live, candidate: findCanary(number, candidates), cookie };
  }
  const overrides = allowedOverrides(request, choice.overrides, rules);
  if (choice.candidate !== undefined) {
    const candidate = candidates.find(({ id }) => id === choice.candidate) ?? null;
    return { ...live, candidate, isChosen: candidate !== null, overrides };
  }
  const candidate = choice.number === undefined ? null : findCanary(choice.number, candidates);
  return { ...live, candidate, overrides };
}

/**
 * The choice of a visitor who goes back to the live site. While there are canaries, the visitor keeps a number outside their shares: a
 * new number could fall into one.
 */
export function chooseLive({ candidates }: VariantSite): VariantChoice {
  const hasCanary = candidates.some(({ share }) => share !== null);
  const number = hasCanary ? findLiveNumber(candidates) : undefined;
  return { ...(number !== undefined && { number }), overrides: {} };
}

/**
 * The canary of a number; null for the live site. Each canary sees the numbers in another order, so that the same visitors do not get all
 * of them, and a larger share keeps the visitors of a smaller one.
 */
export const findCanary = (number: number, candidates: readonly Candidate[]): Candidate | null =>
  candidates.find(
    ({ id, share }) => share !== null && positionOf(number, id) < (share / 100) * numberCount,
  ) ?? null;

/** A number without a canary; undefined if canaries cover all numbers. */
function findLiveNumber(candidates: readonly Candidate[]): number | undefined {
  const from = randomInt(numberCount);
  for (let step = 0; step < numberCount; step += 1) {
    const number = (from + step) % numberCount;
    if (findCanary(number, candidates) === null) return number;
  }
  return undefined;
}

const positionOf = (number: number, id: string): number =>
  createHash('sha256').update(`${id} ${number}`).digest().readUInt32BE() % numberCount;

/** Whether a person opens a page. Crawlers and scripts that fetch a page always get the live site. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;

function allowedOverrides(request: FastifyRequest, overrides: Overrides, rules: OverrideRules): Overrides {
  if (Object.keys(overrides).length === 0 || !mayOverride(request, rules)) return {};
  return Object.fromEntries(
    Object.entries(overrides).filter(([, address]) => overrideAddress(address, rules) === address),
  );
}
