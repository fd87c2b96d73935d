import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import type {
  ConfirmBody,
  EndFlowBody,
  LoginBody,
  SignupBody,
} from '@emberclutch/contract/identity/input/code-flow.ts';
import type { ResetInitBody } from '@emberclutch/contract/identity/input/reset.ts';
import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';
import { request } from './request.ts';

/** Sends a code to an address, whether or not it has an account. Private: its cookies bind the flow to this browser. */
export const beginLogin = (body: LoginBody) =>
  request('/v1/auth/login', { method: 'POST', access: 'private', body, reader: AuthFlow });

/** Sends a code to the address of a new account. */
export const beginSignup = (body: SignupBody) =>
  request('/v1/auth/signup', { method: 'POST', access: 'private', body, reader: AuthFlow });

/** Exchanges a code for a session. The code is sent as a number (specification, section 5). */
export const confirmCode = (body: ConfirmBody) =>
  request('/v1/auth/confirm', { method: 'POST', access: 'private', body, reader: ConfirmResponse });

/** Ends a flow, which invalidates its code. Authorized by the challenge of the mail. */
export const endCodeFlow = (body: EndFlowBody) =>
  request('/v1/auth/end-flow', { method: 'POST', body, reader: ignoredResponse });

/** Sends a code that resets the sessions of an account, whether or not the account exists. */
export const beginReset = (body: ResetInitBody) =>
  request('/v1/account/forgot-password/init', {
    method: 'POST',
    access: 'private',
    body,
    reader: AuthFlow,
  });

/** Exchanges the code of a reset for a session. The provider ends every other session of the account. */
export const completeReset = (body: ConfirmBody) =>
  request('/v1/account/forgot-password/complete', {
    method: 'POST',
    access: 'private',
    body,
    reader: ConfirmResponse,
  });
