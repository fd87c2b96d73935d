import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { PageSite } from '../../platform/http/pages/page.ts';
import { renderMessagePage, sendPage } from '../../platform/http/pages/page.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';
import { toCheckoutUrl } from '../../spawn/lock/lock-record.ts';
import type { WebhookEvent } from './parse-webhook.ts';
import type { CheckoutState, StripeCheckout } from './stripe-checkout.ts';
import type { StripeReturns } from './stripe-returns.ts';

const Params = z.object({ id: z.string().check(z.maxLength(100)) });

interface Options {
  checkout: StripeCheckout;
  returns: StripeReturns;
  publicUrl: string;
  site: PageSite;
  /** @throws {ProblemError} when Stripe did not sign the event, or signed it too long ago */
  parseWebhook(body: Buffer, signature: string | undefined): WebhookEvent | null;
}

/** Creates the redirects between checkouts and Stripe, and the webhook. The checkout id authorizes the payment, without a session. */
export function createStripeRoutes({
  checkout,
  returns,
  publicUrl,
  site,
  parseWebhook,
}: Options): FastifyPluginAsyncZod {
  const toPaidUrl = ({ id }: LockRecord) => `${publicUrl}/spawn?step=confirm&lock=${id}&payment=paid`;
  const sendMessage = (reply: FastifyReply, status: number, [title, text]: readonly [string, string]) =>
    sendPage(reply, status, renderMessagePage(title, text, backToSpawn, 'Payment', { site }));

  return async (app) => {
    // The signature of a webhook covers the raw bytes of the body.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.get(toCheckoutUrl(':id'), { schema: { hide: true, params: Params } }, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      let state: CheckoutState;
      try {
        state = await checkout.open(request.params.id, request.ip);
      } catch (failure) {
        // A buyer in a browser gets a page for every failure, not problem details.
        if (failure instanceof ProblemError && failure.code === 'too_many_requests')
          return sendMessage(reply.header('retry-after', failure.retryAfter), 429, messages.tooOften);
        request.log.error({ err: failure }, 'a checkout could not be opened');
        return sendMessage(reply.header('retry-after', '5'), 503, messages.unreachable);
      }
      switch (state.status) {
        case 'unknown':
          return sendMessage(reply, 404, messages.unknown);
        case 'open':
          return reply.redirect(state.url, 303);
        case 'paid':
          return reply.redirect(toPaidUrl(state.lock), 303);
        case 'over':
          return sendMessage(reply, 200, messages.over);
      }
    });

    app.get(
      `${toCheckoutUrl(':id')}/return`,
      { schema: { hide: true, params: Params } },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        const visit = { checkoutId: request.params.id, clientAddress: request.ip };
        const lock = await checkout.refresh(visit, (failure) =>
          request.log.error({ err: failure }, 'the session of a checkout could not be read from Stripe'),
        );
        return lock ? reply.redirect(toPaidUrl(lock), 303) : sendMessage(reply, 404, messages.unknown);
      },
    );

    app.post(
      '/v1/stripe/webhook',
      { schema: { hide: true }, bodyLimit: 1024 * 1024 },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['stripe-signature'];
        const event = parseWebhook(body, typeof signature === 'string' ? signature : undefined);
        if (event?.subject === 'session') await checkout.settleReported(event.id);
        else if (event) await returns.read(event.subject, event.id);
        return reply.send({ received: true });
      },
    );
  };
}

const backToSpawn = { href: '/spawn', label: 'Back to Spawn' };

/** Title and text of each page. */
const messages = {
  unknown: ['No such checkout', 'Nothing is sold under this address. Begin again where you chose your eggs.'],
  over: [
    'Your time ran out',
    'These are no longer held for you, and this checkout takes no money any more. Choose again.',
  ],
  unreachable: [
    'The card service is away',
    'Nothing was charged, and your eggs are still held. Go back and try again in a moment.',
  ],
  tooOften: [
    'Too many tries',
    'This checkout was opened too often. Nothing was charged. Wait a few minutes, then choose again.',
  ],
} as const;
