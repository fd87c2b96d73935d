import * as z from 'zod/mini';
import { AppVersion } from './publishing.ts';

/** Reports that pages send about themselves. They contain no personal data: only releases, patterns of pages, and positions in our scripts. */

/** The failures that pages report: a remote or script that did not load, an uncaught error, or a violation of the content security policy. */
export const failureKinds = ['slot', 'script', 'error', 'policy'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const Failure = z.extend(AppVersion, {
  kind: z.enum(['slot', 'script', 'error']),
  /** Name of the error: `TypeError`. */
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
  /** A score without a unit. */
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
});
export type Vitals = z.infer<typeof Vitals>;

export const EvidenceReport = z.object({
  /** Pattern of the page: `/details/:id`. */
  page: z.string().check(z.regex(/^\/[\w:/*-]{0,100}$/)),
  /** The versions that the browser has loaded since the last report of this page. */
  loads: z.array(AppVersion).check(z.maxLength(20)),
  failures: z.array(Failure).check(z.maxLength(10)),
  /** Vitals of the page that was opened, and the app that serves it. */
  vitals: z.optional(z.extend(AppVersion, { of: Vitals })),
});
export type EvidenceReport = z.infer<typeof EvidenceReport>;

const Address = z.optional(z.nullable(z.string()));

/** A browser's report about the content security policy in the format of `report-uri`, with the fields that we read. */
export const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': Address,
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'source-file': Address,
  }),
});

/** Reports in the format of `report-to`: a list of reports of all kinds, with the fields that we read. */
export const ReportList = z.array(
  z.object({
    type: z.string(),
    url: Address,
    body: z.optional(
      z.nullable(
        z.object({ documentURL: Address, effectiveDirective: z.optional(z.string()), sourceFile: Address }),
      ),
    ),
  }),
);
