import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { createCeremonyReader } from '@emberclutch/contract/identity/ceremony.ts';
import type {
  CredMetadataBody,
  RegisterFinishBody,
  SetCredMetadataBody,
} from '@emberclutch/contract/identity/input/webauthn.ts';
import { CredMetadataById } from '@emberclutch/contract/identity/passkey.ts';
import type { CredentialId } from '@emberclutch/contract/identity/passkey.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { retryWrite } from './retry-write.ts';
import { privateWriteOptions } from './private-write-options.ts';

export const beginRegistration = () =>
  retryWrite(() =>
    request('/v1/webauthn/register/begin', {
      method: 'POST',
      access: 'private',
      reader: createCeremonyReader<PublicKeyCredentialCreationOptionsJSON>(),
    }),
  );

export const finishRegistration = (
  body: Omit<RegisterFinishBody, 'sessionData'> & {
    /** The value that `begin` returned. */
    sessionData: unknown;
  },
) => request('/v1/webauthn/register/finish', { ...privateWriteOptions, method: 'POST', body });

/** Stores the device that a passkey was created on. */
export const saveCredMetadata = (body: CredMetadataBody) =>
  retryWrite(() =>
    request('/v1/webauthn/register/creds/metadata', { ...privateWriteOptions, method: 'POST', body }),
  );

export const renamePasskey = (body: SetCredMetadataBody) =>
  retryWrite(() =>
    request('/v1/webauthn/set-cred-metadata', { ...privateWriteOptions, method: 'POST', body }),
  );

/** Removes a passkey; the device keeps its copy. A 404 of a repeated call means that an earlier one succeeded without a response. */
export const removePasskey = (credentialId: CredentialId) =>
  retryWrite((attempt) =>
    request(`/v1/webauthn/cred/${toHex(credentialId)}`, { ...privateWriteOptions, method: 'DELETE' }).catch(
      (error: unknown) => {
        if (attempt === 0 || !isApiError(error) || error.status !== 404) throw error;
      },
    ),
  );

/** Devices by credential id. Retried like every read (specification, section 8). Without it, the cards show fewer details (section 7). */
export const credMetadataQuery = queryOptions({
  queryKey: [...accountQueries.all, 'passkey-devices'],
  queryFn: ({ signal }) =>
    request('/v1/webauthn/register/creds/metadata', { access: 'private', reader: CredMetadataById, signal }),
});

/** Converts a credential id to hexadecimal. Ids are base64url, except in the URL of a removal. */
function toHex(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
