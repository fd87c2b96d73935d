import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';

interface Options {
  authenticators: AuthenticatorNames;
  fallback: string;
}

/**
 * The name of each passkey: the name that the player chose, otherwise the passkey manager, otherwise the device it was created
 * on. Equal names are numbered from the oldest: the second one ends in `(2)`.
 * @returns names by credential id
 */
export function namePasskeys(
  passkeys: readonly PasskeyInfo[],
  { authenticators, fallback }: Options,
): Map<string, string> {
  const counts = new Map<string, number>();
  const oldestFirst = passkeys.toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));
  return new Map(
    oldestFirst.map(({ credentialId, name, aaguid, deviceName }) => {
      const baseName = name ?? findAuthenticatorName(authenticators, aaguid) ?? deviceName ?? fallback;
      const count = (counts.get(baseName) ?? 0) + 1;
      counts.set(baseName, count);
      return [credentialId, count === 1 ? baseName : `${baseName} (${count})`];
    }),
  );
}

/** Names of authenticators and passkey managers, by AAGUID. */
export type AuthenticatorNames = Readonly<Record<string, string>>;

let loading: Promise<AuthenticatorNames> | undefined;

/**
 * The public list of authenticators, loaded once when the first passkey is shown. Without it, cards omit the name.
 * @returns the same promise each time, so that a component can `use` it
 */
export function loadAuthenticatorNames(): Promise<AuthenticatorNames> {
  loading ??= import(/* webpackChunkName: "authenticators" */ 'aaguids').then(
    ({ default: names }) => names,
    () => ({}),
  );
  return loading;
}

/** @returns undefined if the AAGUID is unknown or withheld (all zeros) */
export const findAuthenticatorName = (names: AuthenticatorNames, aaguid: string | null): string | undefined =>
  aaguid === null ? undefined : names[aaguid.toLowerCase()];
