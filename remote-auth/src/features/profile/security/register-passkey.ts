import { startRegistration } from '@simplewebauthn/browser';
import { beginRegistration, finishRegistration, saveCredMetadata } from '../../../platform/api/passkeys.ts';
import { describeDevice } from '../../../platform/devices/describe-device.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { requirePasskeySupport } from '../../../platform/passkeys/passkey-support.ts';

/**
 * Registers a passkey: begin, create, finish, then save the device it was created on (specification, section 4).
 * @returns its credential id
 * @throws {PasskeysUnavailableError} before the ceremony, `ApiError` of the provider, or the error of the browser
 */
export async function registerPasskey(): Promise<string> {
  requirePasskeySupport();
  const { publicKey, sessionData } = await beginRegistration();
  const startedAt = performance.now();
  const { id, rawId, response, authenticatorAttachment } = await startRegistration({
    optionsJSON: publicKey,
  });
  // Too fast for a player: some managers respond immediately and store the passkey a moment later (specification, section 9).
  if (performance.now() - startedAt < 1_000) await pause(100);
  const { attestationObject, clientDataJSON, transports } = response;
  const deviceInfo = describeDevice();
  await finishRegistration({
    id,
    rawId,
    type: 'public-key',
    response: { attestationObject, clientDataJSON },
    sessionData,
    deviceInfo: { ...deviceInfo, transports },
  });
  knownPasskeys.add(id, authenticatorAttachment);
  // Ignores failures: the passkey works, and its card only has fewer details (specification, section 4).
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
