import { IgnoredAnswer } from '../contract/ignored-answer.ts';
import { request } from './request.ts';

/** Ends the session on the server. Optional: a provider without this call answers 404, which the caller ignores. */
export const endSession = () =>
  request('/v1/auth/logout', {
    method: 'POST',
    access: 'private',
    isSignOut: true,
    answer: IgnoredAnswer,
    timeout: 5_000,
  });
