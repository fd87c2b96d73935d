import { createHash } from 'node:crypto';

interface PolicyInput {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins of remotes that live elsewhere. */
  remoteOrigins: string[];
  /** Origin of a provider that lives elsewhere. */
  apiOrigin: string | null;
}

/**
 * A strict policy without nonces: what is composed stays a static file that any CDN can serve.
 * @returns the value of a Content-Security-Policy header
 */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  remoteOrigins,
  apiOrigin,
}: PolicyInput): string {
  const api = apiOrigin ? [apiOrigin] : [];
  const sockets = remoteOrigins.filter((origin) => origin.startsWith('http://')).map(socketOf);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...remoteOrigins],
    // styled-components opens an empty style element and inserts rules into it: the hash is of the empty text.
    'style-src': ["'self'", ...['', ...inlineStyles].map(hashSource)],
    'img-src': ["'self'", 'data:', ...api, ...remoteOrigins],
    'connect-src': ["'self'", ...api, ...remoteOrigins, ...sockets],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** A development server tells of changes by a socket. */
const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
