import type { SecurityEventKind } from '@emberclutch/contract/identity/security-event.ts';

interface EventNames {
  passkey: string;
  endedDevice: string;
}

export const copy = {
  title: 'Security diary',
  lead: 'Every sign-in, and every change to how you sign in, of the last 90 days.',
  failed: 'Your security diary could not be loaded',
  changes: 'Changes to your account',
  others: 'Sign-ins and other entries',
  events: {
    code_sign_in: () => 'Signed in by e-mail code',
    passkey_sign_in: () => 'Signed in by passkey',
    passkey_refused: ({ passkey }) => `Refused a sign-in with a wrong key for the passkey “${passkey}”`,
    reset: () => 'Took the account back with a code',
    passkey_added: ({ passkey }) => `Added the passkey “${passkey}”`,
    passkey_renamed: ({ passkey }) => `Named a passkey “${passkey}”`,
    passkey_removed: ({ passkey }) => `Removed the passkey “${passkey}”`,
    session_ended: ({ endedDevice }) => `Signed out ${endedDevice}`,
    other_sessions_ended: () => 'Signed out everywhere else',
    account_secured: () => 'Signed everyone out with “That wasn’t me”',
    email_changed: () => 'Changed the e-mail address',
    data_exported: () => 'Downloaded everything that is stored about you',
  } satisfies Record<SecurityEventKind, (names: EventNames) => string>,
  aPasskey: 'Passkey',
  aDevice: 'an unknown device',
  /** @param network such as 203.0.113.0/24 or 2001:db8:1::/48 */
  network: (network: string) => `network ${network.replace(/\.0\/24$/, '.*').replace(/::\/48$/, ':*')}`,
  showAll: (count: number) => `Show all ${count} entries`,
  disown: 'That wasn’t me',
  disownOf: (event: string) => ` (${event})`,
  disownAsk: 'Sign everyone else out?',
  disownWhat: 'Every place but this one is signed out at once.',
  disownPasskeys: (names: string) => `These passkeys came since then and are removed: ${names}.`,
  disownNoPasskeys: 'No passkey came since then, so all of yours stay.',
  disownThen: 'Then you make a new passkey.',
  disownYes: 'Sign everyone else out',
  disownNo: 'It was me',
};
