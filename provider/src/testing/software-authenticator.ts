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

interface Behavior {
  /** Origin of the page. */
  origin?: () => string;
  /** Whether the authenticator counts its signatures; synced passkeys usually have no counter. */
  hasCounter?: boolean;
  isSynced?: boolean;
  /** Creates the id of a passkey. */
  createId?: () => Buffer;
  /** Whether the page is in a frame on another site. */
  isFramed?: () => boolean;
  /** Whether the authenticator asks for a PIN or a biometric. */
  verifiesUser?: () => boolean;
}

/** Browser and authenticator in one, for ES256 and attestation "none" (WebAuthn, sections 6.1, 6.3 and 6.5). */
export class SoftwareAuthenticator {
  readonly aaguid = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';
  readonly credentials: Credential[] = [];
  readonly #behavior: Required<Behavior>;

  constructor(behavior: Behavior = {}) {
    this.#behavior = {
      origin: () => 'http://localhost:3000',
      hasCounter: true,
      isSynced: false,
      createId: () => randomBytes(32),
      isFramed: () => false,
      verifiesUser: () => true,
      ...behavior,
    };
  }

  create({
    challenge,
    rp,
    user,
  }: CreationOptions): Pick<RegisterFinishBody, 'id' | 'rawId' | 'type' | 'response'> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = this.#behavior.createId();
    const credential = { id, privateKey, rpId: rp.id, userHandle: user.id, count: 0 };
    this.credentials.push(credential);

    const idLength = Buffer.from([id.length >> 8, id.length & 255]);
    const aaguid = Buffer.from(this.aaguid.replaceAll('-', ''), 'hex');
    const attestedData = Buffer.concat([aaguid, idLength, id, toCoseKey(publicKey)]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', Buffer.concat([this.#authenticatorData(credential, flag.attested), attestedData])],
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
    const allowedIds = allowCredentials.map(({ id }) => id);
    const credential = this.credentials.findLast(
      (stored) =>
        stored.rpId === rpId && (allowedIds.length === 0 || allowedIds.includes(base64Url(stored.id))),
    );
    if (!credential) throw new Error('NotAllowedError');
    if (this.#behavior.hasCounter) credential.count += 1;

    const authenticatorData = this.#authenticatorData(credential);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signedData = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return {
      id: base64Url(credential.id),
      rawId: base64Url(credential.id),
      type: 'public-key',
      response: {
        authenticatorData: base64Url(authenticatorData),
        clientDataJSON: base64Url(clientData),
        signature: base64Url(sign('sha256', signedData, credential.privateKey)),
        userHandle: credential.userHandle,
      },
    };
  }

  #authenticatorData({ rpId, count }: Credential, otherFlags = 0): Buffer {
    const backupFlags = this.#behavior.isSynced ? flag.backupEligible | flag.backedUp : 0;
    const verifiedFlag = this.#behavior.verifiesUser() ? flag.verified : 0;
    const flagsAndCount = Buffer.alloc(5);
    flagsAndCount.writeUInt8(flag.present | verifiedFlag | backupFlags | otherFlags, 0);
    flagsAndCount.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), flagsAndCount]);
  }

  #clientData(type: string, challenge: string): Buffer {
    const { origin, isFramed } = this.#behavior;
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin(), crossOrigin: isFramed() }));
  }
}

const flag = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
