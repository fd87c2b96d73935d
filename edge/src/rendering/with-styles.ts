import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import { attributeText } from './attribute-text.ts';
import { hashSource } from '@emberclutch/server/html/hash-source.ts';

const policyHeader = 'content-security-policy';

/**
 * Adds the styles of a rendered page to the policy of its composition: the element with the rules of its components,
 * and the attributes that set custom properties, such as the number of rows of a list.
 */
export function withStyles(
  headers: Record<string, string>,
  { style, html }: Pick<RenderedPage, 'style' | 'html'>,
): Record<string, string> {
  const attributes = new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => attributeText(text)),
  );
  const hashes = [style, ...attributes].map(hashSource);
  // Browsers apply hashes to attributes only with this keyword.
  const words = attributes.size > 0 ? ["'unsafe-hashes'", ...hashes] : hashes;
  const policy = headers[policyHeader] ?? '';
  return { ...headers, [policyHeader]: policy.replace('style-src ', `style-src ${words.join(' ')} `) };
}
