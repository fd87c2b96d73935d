import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { authenticatorName } from './authenticators/authenticator-names.ts';
import type { AuthenticatorNames } from './authenticators/authenticator-names.ts';

interface Options {
  authenticators: AuthenticatorNames;
  /** Name of an unknown passkey. */
  fallback: string;
}

/**
 * The name of each passkey: the name that the player chose, otherwise the passkey manager, otherwise the device it was created
 * on. Equal names are numbered from the oldest: the second one ends in `(2)`.
 * @returns names by credential id
 */
export function passkeyNames(
  passkeys: readonly PasskeyInfo[],
  { authenticators, fallback }: Options,
): Map<string, string> {
  const counts = new Map<string, number>();
  const oldestFirst = passkeys.toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));
  return new Map(
    oldestFirst.map(({ credentialId, name, aaguid, deviceName }) => {
      const plain = name ?? authenticatorName(authenticators, aaguid) ?? deviceName ?? fallback;
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      return [credentialId, count === 1 ? plain : `${plain} (${count})`];
    }),
  );
}
