import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { KeyObject } from 'node:crypto';

/** Encodes a public key of ES256 as authenticators send it (RFC 9053, section 7.1.1: EC2, P-256). */
export function toCoseKey(publicKey: KeyObject): Uint8Array<ArrayBuffer> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
