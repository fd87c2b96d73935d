import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, RegisterFinishBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { toCoseKey } from '../identity/passkeys/to-cose-key.ts';

export interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
  excludeCredentials?: { id: string }[];
}

export interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: { id: string; transports?: string[] }[];
}

interface Credential {
  id: Buffer;
  privateKey: KeyObject;
  rpId: string;
  userHandle: string;
  count: number;
}

interface Habits {
  /** Origin of the page. */
  origin?: () => string;
  /** Whether it counts its signatures; synced passkeys do not. */
  counts?: boolean;
  synced?: boolean;
  /** Draws the id of a passkey. */
  newId?: () => Buffer;
  /** Whether the page is in a frame of another site. */
  isFramed?: () => boolean;
  /** Whether it asks for a PIN or biometrics. */
  verifiesUser?: () => boolean;
}

/** Browser and authenticator in one, for ES256 and attestation "none" (WebAuthn, sections 6.1, 6.3 and 6.5). */
export class SoftwareAuthenticator {
  readonly aaguid = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';
  readonly credentials: Credential[] = [];
  readonly #habits: Required<Habits>;

  constructor(habits: Habits = {}) {
    this.#habits = {
      origin: () => 'http://localhost:3000',
      counts: true,
      synced: false,
      newId: () => randomBytes(32),
      isFramed: () => false,
      verifiesUser: () => true,
      ...habits,
    };
  }

  create({
    challenge,
    rp,
    user,
  }: CreationOptions): Pick<RegisterFinishBody, 'id' | 'rawId' | 'type' | 'response'> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = this.#habits.newId();
    const credential = { id, privateKey, rpId: rp.id, userHandle: user.id, count: 0 };
    this.credentials.push(credential);

    const idLength = Buffer.from([id.length >> 8, id.length & 255]);
    const aaguid = Buffer.from(this.aaguid.replaceAll('-', ''), 'hex');
    const attested = Buffer.concat([aaguid, idLength, id, toCoseKey(publicKey)]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', Buffer.concat([this.#authenticatorData(credential, flag.attested), attested])],
      ]),
    );
    return {
      id: base64Url(id),
      rawId: base64Url(id),
      type: 'public-key',
      response: {
        attestationObject: base64Url(attestationObject),
        clientDataJSON: base64Url(this.#clientData('webauthn.create', challenge)),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** @throws when it has none of the requested passkeys, as a browser does */
  get({ challenge, rpId, allowCredentials = [] }: RequestOptions): Assertion {
    const allowed = allowCredentials.map(({ id }) => id);
    const credential = this.credentials.findLast(
      ({ id, rpId: of }) => of === rpId && (allowed.length === 0 || allowed.includes(base64Url(id))),
    );
    if (!credential) throw new Error('NotAllowedError');
    if (this.#habits.counts) credential.count += 1;

    const authenticatorData = this.#authenticatorData(credential);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return {
      id: base64Url(credential.id),
      rawId: base64Url(credential.id),
      type: 'public-key',
      response: {
        authenticatorData: base64Url(authenticatorData),
        clientDataJSON: base64Url(clientData),
        signature: base64Url(sign('sha256', signed, credential.privateKey)),
        userHandle: credential.userHandle,
      },
    };
  }

  #authenticatorData({ rpId, count }: Credential, more = 0): Buffer {
    const backup = this.#habits.synced ? flag.backupEligible | flag.backedUp : 0;
    const verified = this.#habits.verifiesUser() ? flag.verified : 0;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flag.present | verified | backup | more, 0);
    rest.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  #clientData(type: string, challenge: string): Buffer {
    const { origin, isFramed } = this.#habits;
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin(), crossOrigin: isFramed() }));
  }
}

const flag = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
