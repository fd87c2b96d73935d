import { openForAll } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import { stripeApiVersion } from './stripe-client.ts';

const sales = openForAll(openStripeSales);

const post = async (webhook: object) =>
  (await sales.inject({ method: 'POST', url: '/v1/stripe/webhook', ...webhook })).statusCode;

it('reads a session if Stripe wrote its webhook in another version of its API', async () => {
  const player = await sales.signIn();
  const { id, sessionId } = await sales.openSession(player, 1);
  const event = sales.stripe.webhook('checkout.session.completed', sessionId, { apiVersion: '2020-08-27' });
  sales.stripe.pay(sessionId);

  await post(event);

  expect(await player.assetsOf(id)).toHaveLength(1);
  expect(sales.stripe.calls.at(-1)).toBe(`GET /v1/checkout/sessions/${sessionId}`);
});

const api_version = String(stripeApiVersion);
const complete = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: null,
  amount_total: 100,
  currency: 'usd',
  payment_intent: 'pi_1',
};
const event = (object: unknown, type = 'checkout.session.completed') => ({
  api_version,
  type,
  data: { object },
});

it.each([
  null,
  1,
  'text',
  [],
  {},
  { type: 'refund.updated' },
  { data: { object: { id: 're_1' } } },
  { api_version, type: 'balance.available', data: {} },
  event(null, 'refund.updated'),
  event({}, 'charge.dispute.created'),
  event({ id: '\0' }, 'checkout.session.expired'),
  { ...event(complete), api_version: undefined },
  event({ ...complete, id: 1 }),
  event({ ...complete, amount_total: '100' }),
  event({ ...complete, currency: '\0' }),
  event({ ...complete, payment_intent: {} }),
])('rejects the signed body %j, which is not an event or has no id', async (content) => {
  expect(await post(sales.stripe.webhookOf(content))).toBe(400);
});

it.each([event({}, 'balance.available'), event(complete)])('accepts the signed event %j', async (content) => {
  expect(await post(sales.stripe.webhookOf(content))).toBe(200);
});
