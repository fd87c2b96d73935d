import { createElement } from './create-element.ts';
import { OptionError } from './embed-options.ts';

/**
 * Removes a slash at the end of an address, which is relative to the page if it has no host.
 * @throws {OptionError} if the protocol is not http or https: links to it could run scripts
 */
export function readBaseAddress(name: string, value: string | null, fallback: string): string {
  if (!value) return removeSlash(fallback);
  const { href, protocol } = createElement('a', { href: value });
  if (protocol !== 'https:' && protocol !== 'http:') throw new OptionError(name, value);
  return removeSlash(href);
}

const removeSlash = (url: string) => url.replace(/\/+$/, '');
