import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import { stripeApiVersion } from './stripe-client.ts';

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

const { api_version, ...unversioned } = {
  api_version: String(stripeApiVersion),
  type: 'checkout.session.completed',
};
const complete = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: null,
  amount_total: 100,
  currency: 'usd',
  payment_intent: 'pi_1',
};
const completed = (object: unknown) => ({ api_version, ...unversioned, data: { object } });

it('refuses a signed body that is not an event, or an event without an id', async () => {
  const sales = await openStripeSales();
  const post = async (content: unknown) => {
    const webhook = sales.stripe.webhookOf(content);
    return (await sales.world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...webhook })).statusCode;
  };

  const noEvents = [
    null,
    1,
    'text',
    [],
    {},
    { type: 'refund.updated' },
    { data: { object: { id: 're_1' } } },
  ];
  const nameless = [
    { api_version, type: 'balance.available', data: {} },
    { api_version, type: 'refund.updated', data: { object: null } },
    { api_version, type: 'charge.dispute.created', data: { object: {} } },
    { api_version, type: 'checkout.session.expired', data: { object: { id: '\0' } } },
    { ...unversioned, data: { object: complete } },
    completed({ ...complete, id: 1 }),
    completed({ ...complete, amount_total: '100' }),
    completed({ ...complete, currency: '\0' }),
    completed({ ...complete, payment_intent: {} }),
  ];

  for (const content of [...noEvents, ...nameless])
    expect([content, await post(content)]).toEqual([content, 400]);
  expect(await post({ api_version, type: 'balance.available', data: { object: {} } })).toBe(200);
  expect(await post(completed(complete))).toBe(200);
  await sales.close();
});
