import * as z from 'zod/mini';
import { AppVersion } from './publishing.ts';

/**
 * A page's report about itself. It contains no personal data: no address, id, query, message or text of a person; only
 * names of releases, the pattern of the page, and positions in our own scripts.
 */

/** Kinds of failures: the load of a remote, a script, an error that nothing caught, or a rule of the content security policy. */
export const failureKinds = ['slot', 'script', 'error', 'policy'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const Failure = z.extend(AppVersion, {
  kind: z.enum(['slot', 'script', 'error']),
  /** Kind of the error: `TypeError`. */
  name: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
  /** Positions in scripts of the release, the innermost first: `page-home.0a1b2c3d.js:1:2345`. */
  at: z.optional(
    z.array(z.string().check(z.regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,9}$/))).check(z.maxLength(5)),
  ),
});
export type Failure = z.infer<typeof Failure>;

const Milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/** Core Web Vitals of an opened page. */
export const Vitals = z.object({
  lcp: z.optional(Milliseconds),
  inp: z.optional(Milliseconds),
  ttfb: z.optional(Milliseconds),
  /** A score without unit. */
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
});
export type Vitals = z.infer<typeof Vitals>;

export const EvidenceReport = z.object({
  /** Pattern of the page: `/details/:id`. */
  page: z.string().check(z.regex(/^\/[\w:/*-]{0,100}$/)),
  /** The versions that were loaded since the last report of this page. */
  loads: z.array(AppVersion).check(z.maxLength(20)),
  failures: z.array(Failure).check(z.maxLength(10)),
  /** Vitals of the page that was opened, and the app that offers it. */
  vitals: z.optional(z.extend(AppVersion, { of: Vitals })),
});
export type EvidenceReport = z.infer<typeof EvidenceReport>;
