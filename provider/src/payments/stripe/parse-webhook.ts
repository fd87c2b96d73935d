import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { ProblemError } from '../../platform/http/problem-error.ts';

const Event = z.object({ type: z.string(), data: z.object({ object: z.looseObject({}) }) });

/** The format of Stripe's ids excludes, for example, a NUL character, which PostgreSQL cannot store. */
const EventSubject = z.object({ id: z.string().check(z.regex(/^\w{1,255}$/)) });

/** What has changed. The caller reads its state from Stripe, because an event may arrive after a newer one. */
export interface WebhookEvent {
  subject: 'session' | 'refund' | 'dispute';
  id: string;
}

/** The types of events that change a checkout or return money. */
const subjects = new Map<string, WebhookEvent['subject']>([
  ['checkout.session.completed', 'session'],
  ['checkout.session.async_payment_succeeded', 'session'],
  ['checkout.session.expired', 'session'],
  ['refund.created', 'refund'],
  ['refund.updated', 'refund'],
  ['refund.failed', 'refund'],
  ['charge.refund.updated', 'refund'],
  ['charge.dispute.created', 'dispute'],
  ['charge.dispute.updated', 'dispute'],
  ['charge.dispute.closed', 'dispute'],
  ['charge.dispute.funds_withdrawn', 'dispute'],
  ['charge.dispute.funds_reinstated', 'dispute'],
]);

/** Maximum age of a signature, in seconds. */
const tolerance = 300;

/**
 * Reads a webhook event after verifying its signature and age.
 * @param now epoch milliseconds
 * @returns null for an event of another type
 * @throws {ProblemError} `bad_request` if Stripe did not sign these bytes, or signed them too long ago, or they are not an event
 */
export function parseWebhook(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): WebhookEvent | null {
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance, undefined, now);
  } catch {
    // The library throws different errors for a header or body that Stripe did not send.
    throw new ProblemError('bad_request', 'This was not signed by Stripe, or was signed too long ago.');
  }
  const { type, data } = parseContent(Event, event);
  const subject = subjects.get(type);
  return subject === undefined ? null : { subject, ...parseContent(EventSubject, data.object) };
}

function parseContent<Schema extends z.ZodMiniType>(schema: Schema, content: unknown): z.infer<Schema> {
  const { data } = schema.safeParse(content);
  if (data === undefined) throw new ProblemError('bad_request', 'This is signed, but is not a Stripe event.');
  return data;
}
