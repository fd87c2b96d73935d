import type { CompositionParts } from './composition-parts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { demonstrationStyle, isNoticed } from './demonstration-notice.ts';
import { noScriptStyle } from './page-html.ts';
import { allPrerendered } from '../releases/prerendered.ts';

/**
 * Response headers of every page; one policy covers the inline styles of all of them.
 * @param addedStyles inline styles that the composition does not have
 */
export function compositionHeaders(
  parts: CompositionParts,
  addedStyles: readonly string[] = [],
): Record<string, string> {
  const { site, document, registry, prerendered, bootScript } = parts;
  const urls = [
    ...Object.values(registry).map(({ entry }) => entry),
    ...Object.values(site.servedElsewhere ?? {}),
  ];
  const remoteOrigins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  const { apiBase, imageOrigins } = site.config;
  const contentStyles = prerendered
    ? [noScriptStyle, ...allPrerendered(prerendered).map(({ style }) => style)]
    : [];
  const noticeStyles = isNoticed(site.config) ? [demonstrationStyle] : [];
  return {
    'content-security-policy': contentSecurityPolicy({
      inlineScripts: [bootScript],
      inlineStyles: [document.style, ...contentStyles, ...noticeStyles, ...addedStyles],
      remoteOrigins,
      apiOrigin: apiBase === '' ? null : new URL(apiBase).origin,
      imageOrigins,
    }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
