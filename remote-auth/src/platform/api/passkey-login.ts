import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { createCeremonyReader } from '@emberclutch/contract/identity/ceremony.ts';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import type { DeviceInfo, LoginBeginBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { retryWrite } from './retry-write.ts';

/** Begins a passkey login. Without an e-mail address, the player may use any passkey of this site. */
export const beginPasskeyLogin = (body: LoginBeginBody, signal?: AbortSignal) =>
  retryWrite(() =>
    request('/v1/webauthn/login/begin', {
      method: 'POST',
      access: 'private',
      body,
      reader: createCeremonyReader<PublicKeyCredentialRequestOptionsJSON>(),
      signal,
    }),
  );

export interface PasskeyLogin {
  assertion: AuthenticationResponseJSON;
  /** The value that `begin` returned. */
  sessionData: unknown;
  email?: string;
  usageInfo: DeviceInfo;
}

export const finishPasskeyLogin = (body: PasskeyLogin) =>
  request('/v1/webauthn/login/finish', { method: 'POST', access: 'private', body, reader: ConfirmResponse });
