import { flag } from '../shape/flag.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { CredentialId } from './passkey.ts';

/** Answer of `POST /v1/webauthn/register/finish`. */
export const RegisterFinishAnswer = record({ verified: flag, credentialId: CredentialId });
export type RegisterFinishAnswer = Strict<typeof RegisterFinishAnswer>;
