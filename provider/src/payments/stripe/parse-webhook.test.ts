import { openForAll } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import { stripeApiVersion } from './stripe-client.ts';

const sales = openForAll(openStripeSales);

const post = async (webhook: object) =>
  (await sales.inject({ method: 'POST', url: '/v1/stripe/webhook', ...webhook })).statusCode;

it('reads a session if Stripe wrote its webhook in another version of its API', async () => {
  const player = await sales.signIn();
  const { id, sessionId } = await sales.openSession(player, 1);
  const webhook = sales.stripe.createWebhook('checkout.session.completed', sessionId, {
    apiVersion: '2020-08-27',
  });
  sales.stripe.pay(sessionId);

  await post(webhook);

  expect(await player.listAssetIds(id)).toHaveLength(1);
  expect(sales.stripe.calls.at(-1)).toBe(`GET /v1/checkout/sessions/${sessionId}`);
});

const api_version = String(stripeApiVersion);
const completeSession = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: null,
  amount_total: 100,
  currency: 'usd',
  payment_intent: 'pi_1',
};
const createEvent = (object: unknown, type = 'checkout.session.completed') => ({
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
  createEvent(null, 'refund.updated'),
  createEvent({}, 'charge.dispute.created'),
  createEvent({ id: '\0' }, 'checkout.session.expired'),
  { ...createEvent(completeSession), api_version: undefined },
  createEvent({ ...completeSession, id: 1 }),
  createEvent({ ...completeSession, amount_total: '100' }),
  createEvent({ ...completeSession, currency: '\0' }),
  createEvent({ ...completeSession, payment_intent: {} }),
])('rejects the signed body %j, which is not an event or has no id', async (content) => {
  expect(await post(sales.stripe.signContent(content))).toBe(400);
});

it.each([createEvent({}, 'balance.available'), createEvent(completeSession)])(
  'accepts the signed event %j',
  async (content) => {
    expect(await post(sales.stripe.signContent(content))).toBe(200);
  },
);
