import { createHash, createHmac, randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { VariantChoice } from '@emberclutch/contract/site/variant.ts';
import type { Overrides } from '@emberclutch/contract/site/variant.ts';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import { parseJson } from '../http/parse-json.ts';
import { buildRegistry } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { toShortName } from '../releases/site-folder.ts';
import { canOverride, readOverrideAddress } from './override-rules.ts';
import type { OverrideRules } from './override-rules.ts';
import { renderVariantBadge } from './variant-badge.ts';

/** The part of a live site that decides about variants. */
export type VariantSite = Pick<LiveSite, 'candidates' | 'cookieKey'>;

/** The variant that a browser gets instead of the live site. */
export interface Variant {
  /** Null for the live versions. */
  candidate: Candidate | null;
  /** Whether the visitor chose the candidate instead of getting it at random. */
  isChosen: boolean;
  /** Leaves out overrides that the rules do not allow, or no longer allow. */
  overrides: Overrides;
  /** The value of a Set-Cookie header, for a visitor who is new to the canaries. */
  cookie: string | null;
}

/**
 * Chooses what a browser gets: the live site, unless there are canaries or its cookie selects something else. Ignores a cookie that is
 * forged, expired, or names a candidate that has ended.
 */
export function chooseVariant(
  request: FastifyRequest,
  { candidates, cookieKey: key }: VariantSite,
  rules: OverrideRules,
  drawBucket: (count: number) => number = randomInt,
): Variant {
  const liveVariant = { candidate: null, isChosen: false, overrides: {}, cookie: null };
  const signing = { key, publicUrl: rules.publicUrl };
  const choice = readVariantCookie(request, signing);
  if (!choice) {
    if (!isNavigation(request) || candidates.every(({ share }) => share === null)) return liveVariant;
    const bucket = drawBucket(bucketCount);
    const cookie = writeVariantCookie(request, { number: bucket, overrides: {} }, signing);
    return { ...liveVariant, candidate: findCanary(bucket, candidates), cookie };
  }
  const overrides = filterOverrides(request, choice.overrides, rules);
  if (choice.candidate !== undefined) {
    const candidate = candidates.find(({ id }) => id === choice.candidate) ?? null;
    return { ...liveVariant, candidate, isChosen: candidate !== null, overrides };
  }
  const candidate = choice.number === undefined ? null : findCanary(choice.number, candidates);
  return { ...liveVariant, candidate, overrides };
}

/**
 * Returns the choice of a visitor who goes back to the live site. While there are canaries, the visitor keeps a bucket outside of their
 * shares, because a new bucket could belong to a canary.
 */
export function chooseLive({ candidates }: Pick<VariantSite, 'candidates'>): VariantChoice {
  const hasCanary = candidates.some(({ share }) => share !== null);
  const bucket = hasCanary ? findLiveBucket(candidates) : undefined;
  return { ...(bucket !== undefined && { number: bucket }), overrides: {} };
}

/**
 * Finds the canary for a bucket; null for the live site. Each canary orders the buckets differently, so that not all canaries go to the
 * same visitors, and a larger share keeps the visitors of a smaller one.
 */
export const findCanary = (bucket: number, candidates: readonly Candidate[]): Candidate | null =>
  candidates.find(
    ({ id, share }) => share !== null && toPosition(bucket, id) < (share / 100) * bucketCount,
  ) ?? null;

/** Finds a bucket without a canary; undefined if canaries cover all buckets. */
function findLiveBucket(candidates: readonly Candidate[]): number | undefined {
  const start = randomInt(bucketCount);
  for (let step = 0; step < bucketCount; step += 1) {
    const bucket = (start + step) % bucketCount;
    if (findCanary(bucket, candidates) === null) return bucket;
  }
  return undefined;
}

const toPosition = (bucket: number, id: string): number =>
  createHash('sha256').update(`${id} ${bucket}`).digest().readUInt32BE() % bucketCount;

/** Whether a person opens a page. Crawlers and scripts that fetch a page always get the live site. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;

function filterOverrides(request: FastifyRequest, overrides: Overrides, rules: OverrideRules): Overrides {
  if (Object.keys(overrides).length === 0 || !canOverride(request, rules)) return {};
  return Object.fromEntries(
    Object.entries(overrides).filter(([, address]) => readOverrideAddress(address, rules) === address),
  );
}

/** The site for a browser that chose something other than the live site. */
export interface ComposedVariant {
  parts: CompositionParts;
  /** Whether a remote comes from another origin: its code runs in browsers only, and no page is rendered for this browser. */
  isOverridden: boolean;
  /** HTML for the end of each page. */
  badge: string;
}

/**
 * @param parts parts of the candidate, or of the live site
 * @returns null if nothing differs from the live site, because the site has none of the remotes that the overrides name
 */
export function composeVariant(
  parts: CompositionParts,
  { candidate, overrides }: Pick<Variant, 'candidate' | 'overrides'>,
): ComposedVariant | null {
  const applicableOverrides = Object.fromEntries(
    Object.entries(overrides).filter(([remote]) => Object.hasOwn(parts.registry, remote)),
  );
  const isOverridden = Object.keys(applicableOverrides).length > 0;
  if (!candidate && !isOverridden) return null;
  return {
    parts: isOverridden ? applyOverrides(parts, applicableOverrides) : parts,
    isOverridden,
    badge: renderVariantBadge({ candidate, overrides: applicableOverrides }),
  };
}

function applyOverrides(parts: CompositionParts, applicableOverrides: Overrides): CompositionParts {
  const servedElsewhere: Record<string, string> = {};
  const host = toDevelopmentHost(parts.host);
  const releases = parts.releases.map((release) => {
    if (release === parts.host) return host;
    const address = applicableOverrides[toShortName(release.app)];
    if (address === undefined) return release;
    servedElsewhere[release.app] = address;
    return toServedElsewhere(release);
  });
  const site = { ...parts.site, servedElsewhere };
  // React for development reports each address that is absolute in the browser and relative in rendered content.
  const contents = host === parts.host ? parts.contents : {};
  return { ...parts, site, releases, host, contents, registry: buildRegistry(releases, site) };
}

/** Returns the host with React for development, which Fast Refresh of a remote from a development server needs. */
const toDevelopmentHost = (host: Release): Release =>
  host.development
    ? {
        ...host,
        ...host.development,
        preload: [],
        pages: host.pages.map((page) => ({ ...page, preload: [] })),
      }
    : host;

/** Keeps the pages of the replaced release. The files at the other address and their digests are unknown. */
const toServedElsewhere = (release: Release): Release => ({
  ...release,
  version: 'override',
  integrity: '',
  preload: [],
  pages: release.pages.map(({ picture: _picture, ...page }) => ({ ...page, preload: [] })),
});

/** Hours after which a preview or an override ends, so that it is not forgotten. */
export const variantHours = 12;

/** Number of buckets: too few to identify a visitor, and enough for shares of a tenth of a percent. */
export const bucketCount = 10_000;

/** How long a visitor keeps the bucket: a week, in seconds. */
const bucketMaxAgeSeconds = 7 * 24 * 3_600;

interface Signing {
  /** All edges of a site use the same key. */
  key: string;
  /** Public address of the site; null if unknown. */
  publicUrl: string | null;
}

/** @returns null for a cookie that no edge of this site has signed, or that has expired */
export function readVariantCookie(
  request: FastifyRequest,
  { key, publicUrl }: Signing,
): VariantChoice | null {
  const text = parseCookie(request.headers.cookie ?? '')[toCookieName(request, publicUrl)] ?? '';
  const [, payload = '', content = '', expires, signature = ''] =
    /^(([\w-]+)\.(\d{1,12}))\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === '' || !areEqual(signature, sign(payload, key)) || Number(expires) <= readNow()) return null;
  const choice = parseJson(Buffer.from(content, 'base64url').toString());
  return VariantChoice.safeParse(choice).data ?? null;
}

/** Writes the value of a Set-Cookie header that keeps a choice; an empty choice removes the cookie. */
export function writeVariantCookie(
  request: FastifyRequest,
  choice: VariantChoice,
  { key, publicUrl }: Signing,
): string {
  const isShortLived = choice.candidate !== undefined || Object.keys(choice.overrides).length > 0;
  const bucketMaxAge = choice.number === undefined ? 0 : bucketMaxAgeSeconds;
  const maxAge = isShortLived ? variantHours * 3_600 : bucketMaxAge;
  const content = Buffer.from(JSON.stringify(choice)).toString('base64url');
  const payload = `${content}.${readNow() + maxAge}`;
  return stringifySetCookie({
    name: toCookieName(request, publicUrl),
    value: maxAge === 0 ? '' : `${payload}.${sign(payload, key)}`,
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(publicUrl),
  });
}

/** @returns epoch seconds */
const readNow = () => Math.floor(Date.now() / 1_000);

const sign = (payload: string, key: string) =>
  createHmac('sha256', key).update(`variant ${payload}`).digest('base64url');

/**
 * The name contains the port, because sites on different ports of one machine share their cookies. Browsers accept a name with `__Host-`
 * only from this host: another host of the same domain cannot set it.
 */
const toCookieName = ({ port }: FastifyRequest, publicUrl: string | null): string =>
  isSecure(publicUrl) ? '__Host-emberclutch_variant' : `emberclutch_variant_${port ?? 80}`;

const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;
