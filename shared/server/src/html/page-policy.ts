import { createHash } from 'node:crypto';

/**
 * Content security policy of a page with one style element and the fonts of its origin, without other resources and framing.
 * @param style the text of that element, which is allowed by its hash
 * @param formAction targets of its forms
 * @param script the text of its one script element; without it no script may run
 * @returns the value of a Content-Security-Policy header
 */
export const buildPagePolicy = (style: string, formAction: "'self'" | "'none'", script?: string) =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
    'img-src data:',
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The source by which a content security policy allows an inline style or script. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
