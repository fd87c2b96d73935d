import { createHmac, generateKeyPairSync, randomUUID, timingSafeEqual } from 'node:crypto';

/** The description of a passkey that a login with an e-mail address reveals. */
export interface AllowedCredential {
  /** base64url without padding. */
  id: string;
  transports: string[];
}

/** Kinds of authenticators by the format of their credentials; `weight` is their share of 256 passkeys. */
const kinds: { weight: number; bytes: number; transports: string[] }[] = [
  // Phones and the password managers of browsers and systems.
  { weight: 84, bytes: 20, transports: ['hybrid', 'internal'] },
  { weight: 62, bytes: 16, transports: ['hybrid', 'internal'] },
  { weight: 30, bytes: 32, transports: ['hybrid', 'internal'] },
  // Computers that store the key in their own chip.
  { weight: 40, bytes: 32, transports: ['internal'] },
  // Security keys.
  { weight: 22, bytes: 48, transports: ['nfc', 'usb'] },
  { weight: 18, bytes: 64, transports: ['usb'] },
];

/** How many of 256 accounts have several passkeys. The others have one. */
const accountShares = { withTwoOrMore: 84, withThree: 24 };

/**
 * Derives fake passkeys for an address that has none, with the number, length and transports of real ones, so that the response
 * does not reveal which addresses have accounts (WebAuthn, section 14.6.2). An address always gets the same decoys. Each decoy ends
 * with its own authentication code, by which later calls recognize it and respond as for a real passkey.
 * @param secret known only to the provider; with it, anyone could recognize a decoy
 */
export function deriveDecoys(secret: string, email: string): AllowedCredential[] {
  const deriveBytes = (part: string) => createHmac('sha512', secret).update(`${part} ${email}`).digest();
  const byte = deriveBytes('number').readUInt8();
  const count = byte < accountShares.withThree ? 3 : byte < accountShares.withTwoOrMore ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const { bytes, transports } = pickKind(deriveBytes(`kind ${index}`).readUInt8());
    const nonce = deriveBytes(`id ${index}`).subarray(0, bytes - tagLength);
    return { id: Buffer.concat([nonce, toTag(secret, nonce)]).toString('base64url'), transports };
  });
}

/** Whether `deriveDecoys` has derived an id for any address. */
export function isDecoy(secret: string, id: string): boolean {
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.length < 2 * tagLength) return false;
  const nonce = bytes.subarray(0, -tagLength);
  return timingSafeEqual(bytes.subarray(-tagLength), toTag(secret, nonce));
}

/**
 * Creates the record of a decoy, without an account. An assertion of a decoy then goes through the same verification as one of a
 * real passkey, and takes the same time. The private key is discarded.
 */
export const createDecoyPasskey = async (credentialId: string) => ({
  credentialId,
  accountId: randomUUID(),
  publicKey: await (unusedKey ??= createUnusedKey()),
  counter: 0,
  name: null,
  deviceName: null,
  createdAt: 0,
});

let unusedKey: ReturnType<typeof createUnusedKey> | undefined;

/** Creates a public key of the most common algorithm. */
async function createUnusedKey() {
  const { toCoseKey } = await import('./to-cose-key.ts');
  return toCoseKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
}

/** Bytes of the authentication code at the end of a decoy. A random id ends with a valid one with a probability of 2^-64. */
const tagLength = 8;

const toTag = (secret: string, nonce: Uint8Array) =>
  createHmac('sha512', secret).update('decoy ').update(nonce).digest().subarray(0, tagLength);

/** @param byte 0 to 255 */
function pickKind(byte: number) {
  let remainingWeight = byte;
  const kind = kinds.find(({ weight }) => (remainingWeight -= weight) < 0);
  if (!kind) throw new Error('The weights of the kinds do not add up to 256.');
  return kind;
}
