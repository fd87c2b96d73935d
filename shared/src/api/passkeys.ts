import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Ceremony } from '../contract/ceremony.ts';
import { LenientCredMetadataById } from '../contract/lenient-account.ts';
import type { CredentialId } from '../contract/passkey.ts';
import type { CredMetadataBody, RegisterFinishBody, SetCredMetadataBody } from '../contract/webauthn.ts';
import { request } from './request.ts';

/** What the browser is asked is handed through whole: a schema of ours would drop what it does not know. */
const isOptions = (value: unknown) => Ceremony.shape.publicKey.safeParse(value).success;

const Begun = z.extend(Ceremony, { publicKey: z.custom<PublicKeyCredentialCreationOptionsJSON>(isOptions) });

export const beginRegistration = () =>
  request('/v1/webauthn/register/begin', { method: 'POST', access: 'private', answer: Begun });

export const finishRegistration = (body: RegisterFinishBody) =>
  request('/v1/webauthn/register/finish', { method: 'POST', access: 'private', body, answer: z.unknown() });

/** Remembers on what a passkey was made. */
export const keepCredMetadata = (body: CredMetadataBody) =>
  request('/v1/webauthn/register/creds/metadata', {
    method: 'POST',
    access: 'private',
    body,
    answer: z.unknown(),
  });

/** By credential id; an empty object on failure (specification, section 7). */
export const listCredMetadata = (signal?: AbortSignal) =>
  request('/v1/webauthn/register/creds/metadata', {
    access: 'private',
    answer: LenientCredMetadataById,
    signal,
  }).catch((): z.infer<typeof LenientCredMetadataById> => ({}));

export const renamePasskey = (body: SetCredMetadataBody) =>
  request('/v1/webauthn/set-cred-metadata', { method: 'POST', access: 'private', body, answer: z.unknown() });

export const removePasskey = (credentialId: CredentialId) =>
  request(`/v1/webauthn/cred/${hexOf(credentialId)}`, {
    method: 'DELETE',
    access: 'private',
    answer: z.unknown(),
  });

export const passkeyQueries = {
  all: ['passkeys'] as const,
  credMetadata: () =>
    queryOptions({
      queryKey: [...passkeyQueries.all, 'metadata'],
      queryFn: ({ signal }) => listCredMetadata(signal),
    }),
};

/** Credential ids are base64url everywhere but in the address of a removal, where they are hexadecimal. */
export function hexOf(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
