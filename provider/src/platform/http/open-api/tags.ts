/** Tags by path prefix. The first match counts. */
const tagsByPrefix: [prefix: string, tag: string][] = [
  ['/v1/account/forgot-password', 'Signing in'],
  ['/v1/auth', 'Signing in'],
  ['/v1/webauthn', 'Passkeys'],
  ['/v1/account', 'Account'],
  ['/v1/profile', 'Account'],
  ['/v1/seasons', 'Seasons'],
  ['/v1/eggs/hatch', 'Assets'],
  ['/v1/assets', 'Assets'],
  ['/v1/genomes', 'Assets'],
  ['/v1/metrics', 'Assets'],
  ['/v1/world', 'Assets'],
  ['/v1/eggs', 'Spawning'],
  ['/v1/voucher', 'Spawning'],
  ['/v1/purchases', 'Spawning'],
];

/** The tag of paths without a match. */
export const otherTag = 'Other';

const descriptions: Record<string, string> = {
  'Signing in': 'Sign-up, sign-in and account recovery by a code that is mailed.',
  Passkeys: 'Registration, use and management of passkeys (WebAuthn level 3).',
  Account: 'The signed-in account: profile, sessions, security log, reauthentication.',
  Seasons: 'The calendar of seasons and spawn cycles, and reminders of them.',
  Assets: 'Eggs, dragons and gateway keys: lists, details, genomes, pictures, totals.',
  Spawning: 'What is for sale, locks that hold it, and purchases.',
};

/** For `tags` of the OpenAPI document, in the order of the reference. */
export const tags = [...new Set(tagsByPrefix.map(([, tag]) => tag))].map((name) => ({
  name,
  description: descriptions[name] ?? '',
}));

export const findTag = (path: string) =>
  tagsByPrefix.find(([prefix]) => path.startsWith(prefix))?.[1] ?? otherTag;
