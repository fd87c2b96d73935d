import { openForAll } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';

const sales = openForAll(openStripeSales);

const post = async (webhook: object) =>
  (await sales.inject({ method: 'POST', url: '/v1/stripe/webhook', ...webhook })).statusCode;

const createEvent = (object: unknown, type = 'checkout.session.completed') => ({ type, data: { object } });

it.each([
  null,
  1,
  'text',
  [],
  {},
  { type: 'refund.updated' },
  { data: { object: { id: 're_1' } } },
  { type: 'balance.available', data: {} },
  createEvent(null, 'refund.updated'),
  createEvent({}, 'charge.dispute.created'),
  createEvent({ id: '\0' }, 'checkout.session.expired'),
  createEvent({ id: 1 }),
])('rejects the signed body %j, which is not an event or has no id', async (content) => {
  expect(await post(sales.stripe.signContent(content))).toBe(400);
});

it.each([createEvent({}, 'balance.available'), createEvent({ id: 'cs_1' })])(
  'accepts the signed event %j',
  async (content) => {
    expect(await post(sales.stripe.signContent(content))).toBe(200);
  },
);
