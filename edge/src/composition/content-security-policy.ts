import { createHash } from 'node:crypto';

interface PolicyInput {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins of remotes that another server serves. */
  remoteOrigins: string[];
  /** Origin of a provider that browsers call directly. */
  apiOrigin: string | null;
  /** Origins of pictures that live elsewhere. */
  imageOrigins?: readonly string[];
}

/**
 * A strict policy without nonces, so that composed pages are static files that any CDN can serve.
 * @returns the value of a Content-Security-Policy header
 */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  remoteOrigins,
  apiOrigin,
  imageOrigins = [],
}: PolicyInput): string {
  const api = apiOrigin ? [apiOrigin] : [];
  const sockets = remoteOrigins.filter((origin) => origin.startsWith('http://')).map(socketOf);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...remoteOrigins],
    // The hash of the empty text: styled-components adds an empty style element and inserts rules into it.
    'style-src': ["'self'", ...['', ...inlineStyles].map(hashSource)],
    'img-src': ["'self'", 'data:', ...api, ...remoteOrigins, ...imageOrigins],
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

/** A development server reports changes through a WebSocket. */
const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
