import { policyReportPath } from '@emberclutch/contract/site/page-protocol.ts';
import { hashSource } from '@emberclutch/server/html/page-policy.ts';
import { listScriptOrigins } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { buildNoScriptStyle, demonstrationStyle, hasNotice } from './page-html.ts';

/**
 * Builds the response headers of a page.
 * @param pageStyles inline styles of this page that its policy must allow
 */
export function buildCompositionHeaders(
  parts: CompositionParts,
  pageStyles: readonly string[],
): Record<string, string> {
  const { site, document, bootScript } = parts;
  const { apiBase, imageOrigins } = site.config;
  const noticeStyles = hasNotice(site.config) ? [demonstrationStyle] : [];
  // A page with apps from a development server belongs to one browser, and reports nothing.
  const isReported = !site.servedElsewhere;
  const areScriptsChecked = isReported && parts.releases.every(({ requestsWithCors }) => requestsWithCors);
  return {
    ...(isReported && { 'reporting-endpoints': formatReportingEndpoints(site.candidate) }),
    ...(areScriptsChecked && { 'integrity-policy': integrityPolicy }),
    'content-security-policy': buildPolicy({
      inlineScripts: [bootScript],
      inlineStyles: [document.style, buildNoScriptStyle(document), ...noticeStyles, ...pageStyles],
      remoteOrigins: listScriptOrigins(parts),
      apiOrigin: apiBase === '' ? null : new URL(apiBase).origin,
      imageOrigins,
      isReported,
      candidate: site.candidate,
      // A host of an earlier version creates no script policy, and could load no script under this rule.
      hasScriptPolicy: bootScript.includes('trustedTypes'),
    }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Name by which the Integrity-Policy refers to the address in `Reporting-Endpoints`. */
const reportingGroup = 'evidence';

/** Formats a Reporting-Endpoints header. @param candidate id of the candidate to which the page belongs */
const formatReportingEndpoints = (candidate: string | undefined): string =>
  `${reportingGroup}="${toReportPath(candidate)}"`;

/** Returns the address for reports. The address names the candidate of the page, because a violation often names no script. */
const toReportPath = (candidate: string | undefined) =>
  candidate === undefined ? policyReportPath : `${policyReportPath}?candidate=${candidate}`;

/** Value of an Integrity-Policy header: browsers run no script that has no digest or was requested without CORS. */
const integrityPolicy = `blocked-destinations=(script), endpoints=(${reportingGroup})`;

interface PolicyInput {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins of remotes that another server serves. */
  remoteOrigins: string[];
  /** Origin of a provider that browsers call directly. */
  apiOrigin: string | null;
  /** Other origins that serve pictures. */
  imageOrigins?: readonly string[];
  /** Whether browsers report violations of the policy. */
  isReported: boolean;
  /** Id of the candidate whose pages have the policy. */
  candidate: string | undefined;
  /** Whether the boot script creates the policy `default` of Trusted Types, which all text for scripts must pass. */
  hasScriptPolicy: boolean;
}

/**
 * Builds a strict policy without nonces, so that composed pages are static files that any CDN can serve.
 * @returns the value of a Content-Security-Policy header
 */
function buildPolicy({
  inlineScripts,
  inlineStyles,
  remoteOrigins,
  apiOrigin,
  imageOrigins = [],
  isReported,
  candidate,
  hasScriptPolicy,
}: PolicyInput): string {
  const api = apiOrigin ? [apiOrigin] : [];
  const sockets = remoteOrigins.filter((origin) => origin.startsWith('http://')).map(toSocketOrigin);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...remoteOrigins],
    // Includes the hash of the empty text, because styled-components adds an empty style element and inserts rules into it.
    'style-src': ["'self'", ...['', ...inlineStyles].map(hashSource)],
    'img-src': ["'self'", 'data:', ...api, ...remoteOrigins, ...imageOrigins],
    'connect-src': ["'self'", ...api, ...remoteOrigins, ...sockets],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(hasScriptPolicy && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    // Does not use `report-to`, because Chromium would collect reports for up to a minute, during which a canary harms visitors.
    ...(isReported && { 'report-uri': [toReportPath(candidate)] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Returns the WebSocket origin through which a development server reports changes. */
const toSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');
