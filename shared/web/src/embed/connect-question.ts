import { SiteToken } from '@emberclutch/contract/identity/site-token.ts';
import type { GivenSiteToken } from '@emberclutch/contract/identity/site-token.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { callApi } from './call-api.ts';

/** Milliseconds between two checks whether the window was closed, which browsers do not report. */
const closedPauseMs = 500;

/** A question to a person that can be asked once (RFC 7636). */
export interface ConnectQuestion {
  verifier: string;
  challenge: string;
}

/** @returns null in an insecure context, where browsers provide no cryptography */
export async function newQuestion(): Promise<ConnectQuestion | null> {
  if (!isSecureContext) return null;
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)) };
}

/** Browsers open a window only in the task of a click. @returns null if they keep it closed */
export function openConnectWindow(site: string, { challenge }: ConnectQuestion): Window | null {
  const query = new URLSearchParams({ origin: location.origin, challenge });
  return open(`${site}${paths.connect}?${query}`, '', 'popup,width=560,height=760');
}

/**
 * Waits for the answer of the person. Messages from other windows or origins are ignored.
 * @returns the code; null if the person has refused or closed the window
 */
export function readAnswer(asked: Window, site: string, signal: AbortSignal): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const handleMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== asked || origin !== new URL(site).origin || !isAnswer(data)) return;
    resolve(typeof data.code === 'string' ? data.code : null);
  };
  let wasClosed = false;
  const timer = setInterval(() => {
    // The window closes itself once it has answered: its message may arrive after that.
    if (wasClosed || signal.aborted) resolve(null);
    wasClosed = asked.closed;
  }, closedPauseMs);
  addEventListener('message', handleMessage);
  return promise.finally(() => {
    clearInterval(timer);
    removeEventListener('message', handleMessage);
  });
}

/** Exchanges the code for a token of this page. */
export const exchangeCode = (
  api: string,
  code: string,
  { verifier }: ConnectQuestion,
  signal: AbortSignal,
): Promise<GivenSiteToken> =>
  callApi(`${api}/v1/connected/token`, {
    method: 'POST',
    body: { code, verifier },
    read: SiteToken.read,
    signal,
  });

const isAnswer = (data: unknown): data is { type: string; code?: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'emberclutch:connect';

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
