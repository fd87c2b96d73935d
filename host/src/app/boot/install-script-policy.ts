import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

/** Markup that could run a script: an element that loads one, or an attribute that contains one. */
const runnableMarkup =
  /<(script|iframe|object|embed|base|link|meta)\b|<[^>]*\s(on\w+|srcdoc)\s*=|javascript:/i;

/**
 * Creates the only Trusted Types policy of the page. Scripts may come only from the site and the origins of its remotes, no matter which code
 * adds the script element. The markup of art and articles must not run scripts, and no text may become a script.
 */
export function installScriptPolicy(): void {
  // Cast: the DOM types of TypeScript lack the property.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const origins = [location.origin, ...(readPageData().scriptOrigins ?? [])];
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (runnableMarkup.test(markup) ? null : markup),
    createScriptURL: (url) => (origins.includes(new URL(url, location.href).origin) ? url : null),
  });
}

function readPageData(): PageData {
  // Cast: the edge validated the data when it composed this page, and a schema would be many times larger than the boot script.
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
}
