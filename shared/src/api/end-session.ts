import * as z from 'zod/mini';
import { request } from './request.ts';

/** Ends the session on the server. Optional: providers without the call answer 404, which is as good. */
export const endSession = () =>
  request('/v1/auth/logout', {
    method: 'POST',
    access: 'private',
    isSignOut: true,
    answer: z.unknown(),
    timeout: 5_000,
  });
