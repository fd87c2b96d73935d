import { createHash } from 'node:crypto';

/**
 * The policy of a page that runs no script, loads nothing, has one style element, and is framed by nobody.
 * @param style the text of that element, which is allowed by its hash
 * @param formAction where its forms may be sent
 * @returns the value of a Content-Security-Policy header
 */
export const policyOf = (style: string, formAction: "'self'" | "'none'") =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
