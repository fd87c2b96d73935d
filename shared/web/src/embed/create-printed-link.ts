import { readBaseAddress } from './read-base-address.ts';
import { createElement } from './create-element.ts';
import { commonAttributes, OptionError } from './embed-options.ts';

/**
 * Creates the link that is printed instead of unread content, because a browser prints a page before a response can arrive.
 * @param siteUrl an invalid address is reported when the element is read
 */
export function createPrintedLink(siteUrl: string | null, origin: string): HTMLAnchorElement {
  const href = toAddress(siteUrl, origin);
  return createElement('a', { href, className: 'unread', hidden: true, referrerPolicy: 'no-referrer' }, href);
}

function toAddress(siteUrl: string | null, origin: string): string {
  try {
    return readBaseAddress(commonAttributes.siteUrl, siteUrl, origin);
  } catch (error) {
    if (error instanceof OptionError) return origin;
    throw error;
  }
}
