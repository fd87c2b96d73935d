import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import type { FastifyRequest } from 'fastify';

/** The origins from which a browser may load a remote instead of its live release. */
export interface OverrideRules {
  /** Allowed origins besides this machine. */
  origins: readonly string[];
  /** Public address of the site; null if unknown. */
  publicUrl: string | null;
  operator: OperatorAccess;
}

/** Whether a request may have overrides: it comes from an operator, and at least one address is allowed. */
export const canOverride = (request: FastifyRequest, rules: OverrideRules): boolean =>
  rules.operator.isAllowed(request) && (rules.origins.length > 0 || canUseLoopback(rules));

/**
 * Reads the address of a folder with a `remoteEntry.js`, or of that file.
 * @returns the address of the folder without a slash at the end; null if no remote may be loaded from there
 */
export function readOverrideAddress(text: string, rules: OverrideRules): string | null {
  const url = URL.parse(text.trim());
  if (!url || !isPlain(url) || text.length > maxAddressLength) return null;
  if (!rules.origins.includes(url.origin) && !(isLoopback(url) && canUseLoopback(rules))) return null;
  return url.origin + url.pathname.replace(/\/+(remoteEntry\.js)?$/, '');
}

/** In characters, because a browser keeps 4 KB of a cookie. */
const maxAddressLength = 300;

/** A browser on another machine would load the remote from that machine, and a site with a public address may have such visitors. */
const canUseLoopback = ({ publicUrl }: OverrideRules) => publicUrl === null || isLoopback(new URL(publicUrl));

/** Excludes `[::1]`, which a content security policy cannot name. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+)$/.test(hostname);

const isPlain = ({ protocol, username, password, search, hash }: URL) =>
  /^https?:$/.test(protocol) && username + password + search + hash === '';
