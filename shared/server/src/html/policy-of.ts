import { createHash } from 'node:crypto';

/**
 * Content security policy of a page with one style element, without scripts, other resources and framing.
 * @param style the text of that element, which is allowed by its hash
 * @param formAction targets of its forms
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
