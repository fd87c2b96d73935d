import { flag } from '../shape/flag.ts';
import { record } from '../shape/record.ts';
import { CredentialId } from './passkey.ts';

/** Response of `POST /v1/webauthn/register/finish`. */
export const RegisterFinishResponse = record({ verified: flag, credentialId: CredentialId });
