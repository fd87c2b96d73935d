/** Tags by path prefix; the first match counts. */
const parts: [prefix: string, tag: string][] = [
  ['/v1/account/forgot-password', 'Signing in'],
  ['/v1/auth', 'Signing in'],
  ['/v1/webauthn', 'Passkeys'],
  ['/v1/account', 'Account'],
  ['/v1/profile', 'Account'],
  ['/v1/seasons', 'Seasons'],
  ['/v1/cycles', 'Seasons'],
  ['/v1/eggs/hatch', 'Assets'],
  ['/v1/assets', 'Assets'],
  ['/v1/genomes', 'Assets'],
  ['/v1/metrics', 'Assets'],
  ['/v1/world', 'Assets'],
  ['/v1/eggs', 'Spawning'],
  ['/v1/voucher', 'Spawning'],
  ['/v1/purchases', 'Spawning'],
];

/** For paths without a match. */
export const otherTag = 'Other';

export const tags = [...new Set(parts.map(([, tag]) => tag))];

export const tagOf = (path: string) => parts.find(([prefix]) => path.startsWith(prefix))?.[1] ?? otherTag;
