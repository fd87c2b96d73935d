import { policyReportPath } from '@emberclutch/contract/site/page-protocol.ts';
import { hashSource } from '@emberclutch/server/html/page-policy.ts';
import { listScriptOrigins } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { buildNoScriptStyle, demonstrationStyle, hasNotice } from './page-html.ts';

/** Builds the response headers of a page. @param pageStyles inline styles of this page that its policy must allow */
export function buildCompositionHeaders(
  parts: CompositionParts,
  pageStyles: readonly string[],
): Record<string, string> {
  const { candidate, servedElsewhere } = parts.site;
  // The address names the candidate of the page, because a violation often names no script.
  const reportPath =
    candidate === undefined ? policyReportPath : `${policyReportPath}?candidate=${candidate}`;
  // A page with apps from a development server belongs to one browser, and reports nothing. Its scripts have no digests.
  const isReported = !servedElsewhere;
  return {
    ...(isReported && {
      'reporting-endpoints': `${reportingGroup}="${reportPath}"`,
      // Browsers run no script that has no digest or was requested without CORS.
      'integrity-policy': `blocked-destinations=(script), endpoints=(${reportingGroup})`,
    }),
    'content-security-policy': buildPolicy(parts, pageStyles, isReported ? reportPath : null),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Name by which the Integrity-Policy refers to the address in `Reporting-Endpoints`. */
const reportingGroup = 'evidence';

/** Builds a Content-Security-Policy without nonces, so that composed pages are static files that any CDN can serve. */
function buildPolicy(
  parts: CompositionParts,
  pageStyles: readonly string[],
  reportPath: string | null,
): string {
  const { site, document, bootScript } = parts;
  const { apiBase, imageOrigins = [] } = site.config;
  const api = apiBase === '' ? [] : [new URL(apiBase).origin];
  const remoteOrigins = listScriptOrigins(parts);
  const noticeStyles = hasNotice(site.config) ? [demonstrationStyle] : [];
  const inlineStyles = [document.style, buildNoScriptStyle(document), ...noticeStyles, ...pageStyles];
  // A development server reports changes through a WebSocket.
  const sockets = remoteOrigins
    .filter((origin) => origin.startsWith('http://'))
    .map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(bootScript), ...remoteOrigins],
    // Includes the hash of the empty text, because styled-components adds an empty style element and inserts rules into it.
    'style-src': ["'self'", ...['', ...inlineStyles].map(hashSource)],
    'img-src': ["'self'", 'data:', ...api, ...remoteOrigins, ...imageOrigins],
    'connect-src': ["'self'", ...api, ...remoteOrigins, ...sockets],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The boot script creates the policy `default`, which all text for scripts must pass.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    // Does not use `report-to`, because Chromium would collect reports for up to a minute, during which a canary harms visitors.
    ...(reportPath !== null && { 'report-uri': [reportPath] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
