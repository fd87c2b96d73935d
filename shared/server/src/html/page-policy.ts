import { createHash } from 'node:crypto';

/**
 * Builds the content security policy of a page that has one style element, uses only fonts of its origin, and must not be framed.
 * @param style the text of the style element, which the policy allows by its hash
 * @param formAction targets of the page's forms
 * @param script the text of the page's only script element; without it no script may run
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

/** Builds the source with which a content security policy allows an inline style or script. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
