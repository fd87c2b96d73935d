import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { checkoutPath } from './checkout-path.ts';

const Text = z.string().check(z.maxLength(300));

/** A rejected card: the typed values without the security code, and the messages. */
const FailedAttempt = z.object({
  card: z.object({ number: Text, expiry: Text }),
  errors: z._default(
    z.object({ number: z.optional(Text), expiry: z.optional(Text), cvc: z.optional(Text) }),
    {},
  ),
  declined: z.optional(Text),
  refused: z.optional(Text),
});
export type FailedAttempt = z.infer<typeof FailedAttempt>;

const name = 'attempt';
const maxAgeSeconds = 60;

const readScope = (checkoutId: string) => ({
  path: `${checkoutPath}${encodeURIComponent(checkoutId)}`,
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: 'auto' as const,
});

/** Carries a failed attempt from the form's response to the page of its checkout. */
export const attemptCookie = {
  /**
   * Shows the attempt on the page of the checkout. Responds with a redirect, because a browser offers to resend the form when its
   * user goes back to the response of a form.
   */
  redirect: (reply: FastifyReply, checkoutId: string, attempt: FailedAttempt): FastifyReply =>
    reply
      .setCookie(name, JSON.stringify(attempt), { ...readScope(checkoutId), maxAge: maxAgeSeconds })
      .redirect(readScope(checkoutId).path, 303),

  /** The failed attempt that led to this request; null if there is none, it has been shown before, or the cookie is invalid. */
  take(request: FastifyRequest, reply: FastifyReply, checkoutId: string): FailedAttempt | null {
    const cookie = request.cookies[name];
    if (cookie === undefined) return null;
    void reply.clearCookie(name, readScope(checkoutId));
    try {
      return FailedAttempt.parse(JSON.parse(cookie));
    } catch {
      return null;
    }
  },
};
