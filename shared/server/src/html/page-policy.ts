import { createHash } from 'node:crypto';

/** Builds the content security policy of a page that must not be framed, with one style, at most one script, and fonts of its origin. */
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
