import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { createCeremonyReader } from '@emberclutch/contract/identity/ceremony.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { privateWriteOptions } from './private-write-options.ts';

/** Asks for a passkey of the account, after a call failed with `reauthentication_required`. */
export const beginReauthenticationByPasskey = () =>
  request('/v1/account/reauthentication/passkey/begin', {
    method: 'POST',
    access: 'private',
    reader: createCeremonyReader<PublicKeyCredentialRequestOptionsJSON>(),
  });

export const finishReauthenticationByPasskey = (body: {
  assertion: unknown;
  /** The value that `begin` returned. */
  sessionData: unknown;
}) =>
  request('/v1/account/reauthentication/passkey/finish', { ...privateWriteOptions, method: 'POST', body });

export const beginReauthenticationByCode = () =>
  request('/v1/account/reauthentication/code/begin', {
    method: 'POST',
    access: 'private',
    reader: AuthFlow,
  });

export const finishReauthenticationByCode = (body: ConfirmBody) =>
  request('/v1/account/reauthentication/code/finish', { ...privateWriteOptions, method: 'POST', body });
