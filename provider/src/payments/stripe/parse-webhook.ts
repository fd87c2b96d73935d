import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { stripeApiVersion } from './stripe-client.ts';

/** The format of Stripe's ids. It excludes, for example, a NUL character, which PostgreSQL cannot store. */
const Id = z.string().check(z.regex(/^\w{1,255}$/));

/** The fields that all events have. */
const Event = z.object({
  type: z.string(),
  api_version: z.nullable(z.string()),
  data: z.object({ object: z.looseObject({}) }),
});

/** The fields that settle a payment. */
const ReportedSession = z.object({
  id: Id,
  status: z.nullable(z.string()),
  payment_status: z.string(),
  client_reference_id: z.nullable(z.string()),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string().check(z.regex(/^[a-z]{3}$/))),
  payment_intent: z.nullable(z.union([Id, z.object({ id: Id })])),
});
export type ReportedSession = z.infer<typeof ReportedSession>;

const Identified = z.object({ id: Id });

/**
 * The events that change a checkout or return money; all others are ignored. A session is null if Stripe wrote the event in another
 * version of its API than ours. The caller must then read the session.
 */
export type WebhookEvent =
  | { type: 'paid'; id: string; session: ReportedSession | null }
  | { type: 'ended'; id: string }
  | { type: 'returned'; kind: 'refund' | 'dispute'; id: string }
  | { type: 'ignored' };

/** Maximum age of a signature, in seconds. */
const tolerance = 300;

/**
 * Reads a webhook event after verifying its signature and age.
 * @param now epoch milliseconds
 * @throws {ProblemError} `bad_request` if Stripe did not sign these bytes, or signed them too long ago, or they are not an event
 */
export function parseWebhook(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): WebhookEvent {
  const content = verifyEvent(stripe, body, signature, secret, now);
  const { type, api_version: version, data } = parseContent(Event, content);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = version === stripeApiVersion ? parseContent(ReportedSession, data.object) : null;
      return { type: 'paid', ...parseContent(Identified, data.object), session };
    }
    case 'checkout.session.expired':
      return { type: 'ended', ...parseContent(Identified, data.object) };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { type: 'returned', kind: 'refund', ...parseContent(Identified, data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { type: 'returned', kind: 'dispute', ...parseContent(Identified, data.object) };
    default:
      return { type: 'ignored' };
  }
}

function verifyEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance, undefined, now);
  } catch {
    // The library throws different errors for a header or body that Stripe did not send.
    throw new ProblemError('bad_request', 'This was not signed by Stripe, or was signed too long ago.');
  }
}

function parseContent<Schema extends z.ZodMiniType>(schema: Schema, content: unknown): z.infer<Schema> {
  const { data } = schema.safeParse(content);
  if (data === undefined) throw new ProblemError('bad_request', 'This is signed, but is not a Stripe event.');
  return data;
}
