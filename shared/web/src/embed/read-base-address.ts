import { createElement } from './create-element.ts';
import { OptionError } from './embed-options.ts';

/**
 * Validates an address that an option sets, and removes a slash at its end. Addresses without a host are relative to the page.
 * @param name of the attribute
 * @param fallback for an option that is not set or empty
 * @throws {OptionError} if the protocol is not http or https: links to it could run scripts
 */
export function readBaseAddress(name: string, value: string | null, fallback: string): string {
  if (!value) return removeSlash(fallback);
  const { href, protocol } = createElement('a', { href: value });
  if (protocol !== 'https:' && protocol !== 'http:') throw new OptionError(name, value);
  return removeSlash(href);
}

const removeSlash = (url: string) => url.replace(/\/+$/, '');
