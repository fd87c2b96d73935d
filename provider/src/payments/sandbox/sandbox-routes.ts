import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Html } from '@emberclutch/server/html/html.ts';
import type { PageFrame, PageSite } from '../../platform/http/pages/page.ts';
import { messagePage } from '../../platform/http/pages/page.ts';
import { parcels } from '../../platform/http/pages/parcels.ts';
import { sendPage } from '../../platform/http/pages/send-page.ts';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';
import { attemptCookie } from './attempt-cookie.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutPath } from './checkout-path.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';

const Params = z.object({ id: z.string().check(z.maxLength(100)) });

const FormField = z._default(z.string().check(z.maxLength(100)), '');
const CardBody = z.object({ number: FormField, expiry: FormField, cvc: FormField });

/** The pages of the test checkout. Knowing the checkout id is the permission to pay; no session is needed. */
export const sandboxRoutes =
  ({ checkout, site }: { checkout: SandboxCheckout; site: PageSite }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(formbody);

    app.get(`${checkoutPath}:id`, { schema: { hide: true, params: Params } }, async (request, reply) => {
      const { id } = request.params;
      const attempt = attemptCookie.take(request, reply, id);
      const [state, season] = await Promise.all([checkout.find(id), app.seasons.getCurrentSeason()]);
      const frame: PageFrame = { site, season };
      if (state.status === 'unknown') return sendPage(reply, 404, unknownPage(frame));
      if (state.status === 'paid') return sendPage(reply, 200, paidPage(state.lock, frame));
      if (attempt?.refused !== undefined) return sendPage(reply, 200, notChargedPage(attempt.refused, frame));
      if (state.status === 'over') return sendPage(reply, 200, overPage(frame));
      return sendPage(reply, 200, checkoutPage(state, frame, attempt));
    });

    app.post(
      `${checkoutPath}:id`,
      { schema: { hide: true, params: Params, body: CardBody } },
      async (request, reply) => {
        const { id } = request.params;
        const { number, expiry } = request.body;
        const card = { number, expiry };
        const result = await checkout.pay(id, request.body);
        switch (result.status) {
          case 'unknown':
            return sendPage(reply, 404, unknownPage({ site }));
          case 'paid':
            return reply.redirect(paidUrl(result.lock), 303);
          case 'invalid':
            return attemptCookie.redirect(reply, id, { card, errors: result.errors });
          case 'declined':
            return attemptCookie.redirect(reply, id, { card, errors: {}, declined: declinedMessage });
          case 'refused':
            return attemptCookie.redirect(reply, id, { card, errors: {}, refused: result.message });
        }
      },
    );
  };

const declinedMessage = 'Your card was declined. Nothing was charged: try another card, or ask your bank.';

const paidUrl = (lock: LockRecord) => `/spawn?step=confirm&lock=${lock.id}&payment=paid`;

const sandboxNotice = (
  title: string,
  text: string,
  next: { href: string; label: string },
  frame: PageFrame,
  picture?: Html,
) => messagePage(title, text, next, 'Sandbox', frame, picture);

const backToSpawn = { href: '/spawn', label: 'Back to Spawn' };

const unknownPage = (frame: PageFrame) =>
  sandboxNotice(
    'No such checkout',
    'Nothing is sold under this address. Begin again where you chose your eggs.',
    backToSpawn,
    frame,
  );

const paidPage = (lock: LockRecord, frame: PageFrame) =>
  sandboxNotice(
    'This is paid',
    'Your payment went through, and there is nothing left to do here.',
    { href: paidUrl(lock), label: 'See what you got' },
    frame,
    parcels(lock.eggs + lock.keys),
  );

const overPage = (frame: PageFrame) =>
  sandboxNotice(
    'Your time ran out',
    'These are no longer held for you, and nothing was charged. Choose again.',
    backToSpawn,
    frame,
  );

const notChargedPage = (message: string, frame: PageFrame) =>
  sandboxNotice('Not charged', `${message} Nothing was charged.`, backToSpawn, frame);
