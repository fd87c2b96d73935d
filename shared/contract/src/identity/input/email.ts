import * as z from 'zod/mini';

/**
 * Normalizes and validates an e-mail address of at most 254 characters (RFC 5321, section 4.5.3.1.3). Addresses are
 * case-insensitive, so the schema writes them in lower case. It converts the domain to ASCII (IDNA, as in URLs), and removes
 * zero-width characters, which pasted text may contain.
 */
export const Email = z.string().check(
  z.overwrite(normalizeEmail),
  z.maxLength(254),
  // A local part is a dot-atom (RFC 5322, section 3.2.3); a domain has at least two labels.
  z.regex(
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
    'Invalid email address',
  ),
);
export type Email = z.infer<typeof Email>;

function normalizeEmail(text: string): string {
  const email = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : `${email.slice(0, at)}@${toAsciiDomain(email.slice(at + 1))}`;
}

/** @returns the unchanged domain if it is invalid in a URL */
function toAsciiDomain(domain: string): string {
  // The pattern matches separators of a URL, and IP addresses.
  if (/[\s/?#@:[\]\\%]|^[\d.]*$/.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
}
