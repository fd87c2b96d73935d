import { policyReportPath } from '@emberclutch/contract/site/page-protocol.ts';
import { hashSource } from '@emberclutch/server/html/page-policy.ts';
import { listScriptOrigins } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { buildNoScriptStyle, demonstrationStyle, isNoticed } from './page-html.ts';

/**
 * Response headers of a page.
 * @param pageStyles inline styles of this page, which its policy allows
 */
export function buildCompositionHeaders(
  parts: CompositionParts,
  pageStyles: readonly string[],
): Record<string, string> {
  const { site, document, bootScript } = parts;
  const { apiBase, imageOrigins } = site.config;
  const noticeStyles = isNoticed(site.config) ? [demonstrationStyle] : [];
  // A page with apps from a development server is for one browser, and reports nothing.
  const isReported = !site.servedElsewhere;
  const areScriptsChecked = isReported && parts.releases.every(({ requestsWithCors }) => requestsWithCors);
  return {
    ...(isReported && { 'reporting-endpoints': listReportingEndpoints(site.candidate) }),
    ...(areScriptsChecked && { 'integrity-policy': integrityPolicy }),
    'content-security-policy': buildPolicy({
      inlineScripts: [bootScript],
      inlineStyles: [document.style, buildNoScriptStyle(document), ...noticeStyles, ...pageStyles],
      remoteOrigins: listScriptOrigins(parts),
      apiOrigin: apiBase === '' ? null : new URL(apiBase).origin,
      imageOrigins,
      isReported,
      candidate: site.candidate,
      // A host of an earlier version creates no policy, and could load no script under this rule.
      hasScriptPolicy: bootScript.includes('trustedTypes'),
    }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Name by which the Integrity-Policy refers to the address of `reportingEndpoints`. */
const reportingGroup = 'evidence';

/** The value of a Reporting-Endpoints header. @param candidate id of the candidate that the page belongs to */
const listReportingEndpoints = (candidate: string | undefined): string =>
  `${reportingGroup}="${toReportPath(candidate)}"`;

/** A violation often names no script. The address of the report names the composition of the page. */
const toReportPath = (candidate: string | undefined) =>
  candidate === undefined ? policyReportPath : `${policyReportPath}?candidate=${candidate}`;

/** The value of an Integrity-Policy header: browsers run no script without a digest, or requested without CORS. */
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
  /** Whether the boot script creates the policy `default` of Trusted Types, and all text for scripts has to pass it. */
  hasScriptPolicy: boolean;
}

/**
 * A strict policy without nonces, so that composed pages are static files that any CDN can serve.
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
    // The hash of the empty text: styled-components adds an empty style element and inserts rules into it.
    'style-src': ["'self'", ...['', ...inlineStyles].map(hashSource)],
    'img-src': ["'self'", 'data:', ...api, ...remoteOrigins, ...imageOrigins],
    'connect-src': ["'self'", ...api, ...remoteOrigins, ...sockets],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(hasScriptPolicy && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    // Without `report-to`: Chromium would collect reports for up to a minute, during which a canary harms visitors.
    ...(isReported && { 'report-uri': [toReportPath(candidate)] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** A development server reports changes through a WebSocket. */
const toSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');
