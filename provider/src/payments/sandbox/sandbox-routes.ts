import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { nowInSeconds } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { HeldStock } from '../../spawn/lock/lock-repository.ts';
import { findLockOfCheckout } from '../../spawn/lock/lock-repository.ts';
import { takePayment } from '../payment-service.ts';
import { noticePage } from '../../platform/http/pages/page.ts';
import { sendPage } from '../../platform/http/pages/send-page.ts';
import { faultsOf, isDeclined } from './card.ts';
import type { Attempt } from './checkout-page.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutPath } from './checkout-path.ts';

const Params = z.object({ id: z.string().check(z.maxLength(100)) });

const typed = z._default(z.string().check(z.maxLength(100)), '');
const CardBody = z.object({ number: typed, expiry: typed, cvc: typed });

/**
 * The hosted test checkout. Whoever knows the id of a checkout may pay it, signed in or not; what is typed into the
 * form is looked at and forgotten.
 */
export const sandboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(`${checkoutPath}:id`, { schema: { hide: true, params: Params } }, async (request, reply) => {
    const lock = await lockOf(request.params.id);
    const now = nowInSeconds(app.clock);
    if (!lock) return sendPage(reply, 404, unknownPage());
    if (lock.state === 'paid') return sendPage(reply, 200, paidPage(lock));
    if (lock.state === 'released' || lock.expiresAt <= now) return sendPage(reply, 200, overPage());
    return sendPage(reply, 200, checkoutPage(billOf(lock), now));
  });

  app.post(
    `${checkoutPath}:id`,
    { schema: { hide: true, params: Params, body: CardBody } },
    async (request, reply) => {
      const lock = await lockOf(request.params.id);
      const card = request.body;
      const now = nowInSeconds(app.clock);
      if (!lock) return sendPage(reply, 404, unknownPage());
      if (lock.state === 'paid') return reply.redirect(paidUrl(lock), 303);
      // Asked again with 200: to a browser a page of another status is an error on its console, and here is none.
      const askAgain = (attempt: Attempt) => sendPage(reply, 200, checkoutPage(billOf(lock), now, attempt));
      const faults = faultsOf(card, now);
      if (Object.keys(faults).length > 0) return askAgain({ card, faults });
      if (isDeclined(card)) return askAgain({ card, faults, declined: declinedWords });
      try {
        await takePayment(app.db, paymentOf(lock), now);
      } catch (problem) {
        if (!(problem instanceof ProblemError)) throw problem;
        return sendPage(reply, 200, notChargedPage(problem.message));
      }
      return reply.redirect(paidUrl(lock), 303);
    },
  );

  const lockOf = (checkoutId: string) => findLockOfCheckout(app.db, checkoutId);
};

const declinedWords = 'Your card was declined. Nothing was charged: try another card, or ask your bank.';

const paidUrl = (lock: HeldStock) => `/spawn?step=confirm&lock=${lock.id}&payment=paid`;

/** However often the form is sent, one basket is paid once. */
const paymentOf = (lock: HeldStock) => ({
  id: `sandbox_${lock.id}`,
  lockId: lock.id,
  amount: lock.total,
  currency: lock.currency,
  intent: null,
});

const billOf = (lock: HeldStock) => ({
  lockId: lock.id,
  eggs: { count: lock.eggs, fee: lock.eggFee },
  keys: { count: lock.keys, fee: lock.keyFee },
  total: lock.total,
  currency: lock.currency,
  expiresAt: lock.expiresAt,
});

const noticeOf = (title: string, words: string, next: { href: string; label: string }) =>
  noticePage(title, words, next, 'Sandbox');

const backToSpawn = { href: '/spawn', label: 'Back to Spawn' };

const unknownPage = () =>
  noticeOf(
    'No such checkout',
    'Nothing is sold under this address. Begin again where you chose your eggs.',
    backToSpawn,
  );

const paidPage = (lock: HeldStock) =>
  noticeOf('This is paid', 'Your payment went through, and there is nothing left to do here.', {
    href: paidUrl(lock),
    label: 'See what you got',
  });

const overPage = () =>
  noticeOf(
    'Your time ran out',
    'These are no longer held for you, and nothing was charged. Choose again.',
    backToSpawn,
  );

const notChargedPage = (words: string) =>
  noticeOf('Not charged', `${words} Nothing was charged.`, backToSpawn);
