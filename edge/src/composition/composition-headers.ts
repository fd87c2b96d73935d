import { scriptOriginsOf } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { contentSecurityPolicy, integrityPolicy, reportingEndpoints } from './content-security-policy.ts';
import { demonstrationStyle, isNoticed } from './sample-world-notice.ts';
import { noScriptStyleOf } from './page-html.ts';

/**
 * Response headers of a page.
 * @param pageStyles inline styles that its policy allows besides the ones that all pages have
 */
export function compositionHeaders(
  parts: CompositionParts,
  pageStyles: readonly string[],
): Record<string, string> {
  const { site, document, bootScript } = parts;
  const { apiBase, imageOrigins } = site.config;
  const noticeStyles = isNoticed(site.config) ? [demonstrationStyle] : [];
  // A page that a development server takes part in is of one browser, and reports nothing.
  const isReported = !site.servedElsewhere;
  const areScriptsChecked = isReported && parts.releases.every(({ requestsWithCors }) => requestsWithCors);
  return {
    ...(isReported && { 'reporting-endpoints': reportingEndpoints(site.candidate) }),
    ...(areScriptsChecked && { 'integrity-policy': integrityPolicy }),
    'content-security-policy': contentSecurityPolicy({
      inlineScripts: [bootScript],
      inlineStyles: [document.style, noScriptStyleOf(document), ...noticeStyles, ...pageStyles],
      remoteOrigins: scriptOriginsOf(parts),
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
