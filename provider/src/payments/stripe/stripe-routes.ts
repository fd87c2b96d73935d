import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Config } from '../../config/config.ts';
import type { HeldStock } from '../../spawn/lock/lock-repository.ts';
import { noticePage } from '../../platform/http/pages/page.ts';
import { sendPage } from '../../platform/http/pages/send-page.ts';
import { checkoutPath } from './checkout-path.ts';
import type { StripeCheckout } from './stripe-checkout.ts';
import type { WebhookEvent } from './webhook-notice.ts';

const Params = z.object({ id: z.string().check(z.maxLength(100)) });

interface Parts {
  desk: StripeCheckout;
  publicUrl: Config['publicUrl'];
  /** @throws {ProblemError} when the notice was not signed by Stripe, or long ago */
  parseWebhook(body: Buffer, signature: string | undefined): WebhookEvent;
}

/** Whoever knows the id of a checkout may pay it, signed in or not; the card is Stripe's business alone. */
export const stripeRoutes = ({ desk, publicUrl, parseWebhook }: Parts): FastifyPluginAsyncZod => {
  const paidUrl = ({ id }: HeldStock) => `${publicUrl}/spawn?step=confirm&lock=${id}&payment=paid`;

  const checkouts: FastifyPluginAsyncZod = async (app) => {
    app.get(`${checkoutPath}:id`, { schema: { hide: true, params: Params } }, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      try {
        const errand = await desk.open(request.params.id);
        if (!errand) return sendPage(reply, 404, unknownPage());
        if ('payAt' in errand) return reply.redirect(errand.payAt, 303);
        return errand.is === 'paid'
          ? reply.redirect(paidUrl(errand.lock), 303)
          : sendPage(reply, 200, overPage());
      } catch (failure) {
        request.log.error({ err: failure }, 'a checkout could not be opened');
        return sendPage(reply, 503, unreachablePage());
      }
    });

    app.get(
      `${checkoutPath}:id/return`,
      { schema: { hide: true, params: Params } },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        const lock = await desk.lookAfter(request.params.id, (failure) =>
          request.log.error({ err: failure }, 'Stripe could not be asked about a checkout'),
        );
        return lock ? reply.redirect(paidUrl(lock), 303) : sendPage(reply, 404, unknownPage());
      },
    );
  };

  /** The signature is over the bytes as they came, so that nothing may read them before. */
  const webhook: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/v1/stripe/webhook',
      { schema: { hide: true }, bodyLimit: 1024 * 1024 },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['stripe-signature'];
        const notice = parseWebhook(body, typeof signature === 'string' ? signature : undefined);
        if (notice.tells === 'paid') await desk.settle(notice.session);
        if (notice.tells === 'ended') await desk.markEnded(notice.session.id);
        return reply.send({ received: true });
      },
    );
  };

  return async (app) => {
    await app.register(checkouts);
    await app.register(webhook);
  };
};

const backToSpawn = { href: '/spawn', label: 'Back to Spawn' };

const unknownPage = () =>
  noticePage(
    'No such checkout',
    'Nothing is sold under this address. Begin again where you chose your eggs.',
    backToSpawn,
    'Payment',
  );

const overPage = () =>
  noticePage(
    'Your time ran out',
    'These are no longer held for you, and this checkout takes no money any more. Choose again.',
    backToSpawn,
    'Payment',
  );

const unreachablePage = () =>
  noticePage(
    'The card service is away',
    'Nothing was charged, and your eggs are still held. Go back and try again in a moment.',
    backToSpawn,
    'Payment',
  );
