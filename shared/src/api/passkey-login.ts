import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { Ceremony } from '../contract/ceremony.ts';
import type { DeviceInfo, LoginBeginBody } from '../contract/webauthn.ts';
import { SessionAnswer } from './auth.ts';
import { request } from './request.ts';

/** What the browser is asked is handed through whole: a schema of ours would drop what it does not know. */
const isOptions = (value: unknown) => Ceremony.shape.publicKey.safeParse(value).success;

const Begun = z.extend(Ceremony, { publicKey: z.custom<PublicKeyCredentialRequestOptionsJSON>(isOptions) });

/** Without an e-mail, any passkey of this site may answer. */
export const beginPasskeyLogin = (body: LoginBeginBody, signal?: AbortSignal) =>
  request('/v1/webauthn/login/begin', { method: 'POST', access: 'private', body, answer: Begun, signal });

interface LoginFinish {
  /** What the browser answered, whole. */
  assertion: unknown;
  sessionData: string;
  email?: string;
  usageInfo: DeviceInfo;
}

export const finishPasskeyLogin = (body: LoginFinish) =>
  request('/v1/webauthn/login/finish', { method: 'POST', access: 'private', body, answer: SessionAnswer });
