import { openStripeSales } from '../../testing/open-stripe-sales.ts';

it('reads a session whose webhook Stripe wrote in another version of its API', async () => {
  const sales = await openStripeSales();
  const player = await sales.world.signIn();
  const { id, sessionId } = await sales.openSession(player, 1);
  const event = sales.stripe.webhook('checkout.session.completed', sessionId, { apiVersion: '2020-08-27' });
  sales.stripe.pay(sessionId);

  await sales.world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...event });

  expect(await sales.assetsOf(player, id)).toHaveLength(1);
  expect(sales.stripe.calls.at(-1)).toBe(`GET /v1/checkout/sessions/${sessionId}`);
  await sales.close();
});
