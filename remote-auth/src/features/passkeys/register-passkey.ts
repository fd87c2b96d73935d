import { startRegistration } from '@simplewebauthn/browser';
import { beginRegistration, finishRegistration, saveCredMetadata } from '@emberclutch/shared/api/passkeys';
import { thisDevice } from '../devices/this-device.ts';
import { expectPasskeySupport } from './passkey-support.ts';

/**
 * Makes a passkey: begin, create, finish, and what it was made on (specification, section 4).
 * @returns its credential id
 * @throws {PasskeysMissing} here, `ApiError` of the provider, or what the browser says, by its name
 */
export async function registerPasskey(): Promise<string> {
  expectPasskeySupport();
  const { publicKey, sessionData } = await beginRegistration();
  const startedAt = performance.now();
  const { id, rawId, response, authenticatorAttachment } = await startRegistration({
    optionsJSON: publicKey,
  });
  // Nobody is that fast: some managers answer at once and keep the passkey a moment later (specification, section 9).
  if (performance.now() - startedAt < 1_000) await pause(100);
  const { attestationObject, clientDataJSON, transports } = response;
  const deviceInfo = thisDevice();
  await finishRegistration({
    id,
    rawId,
    type: 'public-key',
    response: { attestationObject, clientDataJSON, transports },
    authenticatorAttachment,
    sessionData,
    deviceInfo,
  });
  // Without it a card says less; the passkey is good (specification, section 4).
  await saveCredMetadata({
    credId: id,
    deviceName: deviceInfo.name,
    userAgent: deviceInfo.userAgent,
    platform: deviceInfo.platform,
    createdAt: deviceInfo.timestamp,
    lastUsedAt: null,
    lastUsedDevice: null,
    lastUsedUserAgent: null,
    lastUsedPlatform: null,
  }).catch(() => undefined);
  return id;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
