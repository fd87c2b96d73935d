import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { authenticatorName } from './authenticator-name.ts';

/**
 * What each passkey is called on its card: as its owner says, else by who keeps it, else by the device it was made on.
 * The second of a name gets a `(2)`, the oldest being the first.
 * @param fallback for one of which nothing is known
 * @returns by credential id
 */
export function passkeyNames(passkeys: readonly PasskeyInfo[], fallback: string): Map<string, string> {
  const counts = new Map<string, number>();
  const oldestFirst = passkeys.toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));
  return new Map(
    oldestFirst.map(({ credentialId, name, aaguid, deviceName }) => {
      const plain = name ?? authenticatorName(aaguid) ?? deviceName ?? fallback;
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      return [credentialId, count === 1 ? plain : `${plain} (${count})`];
    }),
  );
}
