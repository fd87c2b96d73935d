import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { IgnoredAnswer } from '@emberclutch/contract/ignored-answer.ts';
import { LenientAuthFlow } from '@emberclutch/contract/lenient-auth.ts';
import { ceremonyOf } from '@emberclutch/contract/lenient-ceremony.ts';
import type { ConfirmBody } from '@emberclutch/contract/auth.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** Asks for a passkey of the account, after a call was refused with `reauthentication_required`. */
export const beginReauthenticationByPasskey = () =>
  request('/v1/account/reauthentication/passkey/begin', {
    method: 'POST',
    access: 'private',
    answer: ceremonyOf<PublicKeyCredentialRequestOptionsJSON>(),
  });

/** Confirms the player by the answer of a passkey. */
export const finishReauthenticationByPasskey = (body: {
  /** The browser's answer, complete. */
  assertion: unknown;
  /** As `begin` answered it. */
  sessionData: unknown;
}) =>
  request('/v1/account/reauthentication/passkey/finish', {
    method: 'POST',
    access: 'private',
    body,
    answer: IgnoredAnswer,
  });

/** Mails a code to the account. */
export const beginReauthenticationByCode = () =>
  request('/v1/account/reauthentication/code/begin', {
    method: 'POST',
    access: 'private',
    answer: LenientAuthFlow,
  });

/** Confirms the player by that code. */
export const finishReauthenticationByCode = (body: ConfirmBody) =>
  request('/v1/account/reauthentication/code/finish', {
    method: 'POST',
    access: 'private',
    body,
    answer: IgnoredAnswer,
  });
