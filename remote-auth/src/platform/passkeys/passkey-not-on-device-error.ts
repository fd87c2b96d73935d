/**
 * The browser returned no passkey for an e-mail address, and has never used one of its passkeys on this device. Its cause is the
 * error of the browser, which looks the same as a cancelled request.
 */
export class PasskeyNotOnDeviceError extends Error {
  override readonly name = 'PasskeyNotOnDeviceError';

  constructor(cause: unknown) {
    super('not on this device', { cause });
  }
}
