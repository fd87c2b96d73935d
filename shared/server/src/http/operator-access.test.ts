import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { OperatorAccess } from './operator-access.ts';

const token = 'token-of-the-operator';

let app: FastifyInstance;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const operator = new OperatorAccess(token);
  app = fastify({ trustProxy: true });
  app.get('/page', (request, reply) => {
    if (operator.acceptTokenLink(request, reply)) return reply;
    return reply.send({ isAllowed: operator.isAllowed(request) });
  });
});

afterEach(() => app.close());

/** Opens the link of an operator. @returns the cookie that it sets */
async function openLink(headers = {}): Promise<string> {
  const { headers: responseHeaders } = await app.inject({ url: `/page?token=${token}`, headers });
  return String(responseHeaders['set-cookie']);
}

const isAllowed = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/page', headers })).json<{ isAllowed: boolean }>().isAllowed;

it('the server ends the cookie of an operator twelve hours after the link was opened', async () => {
  const [cookie = ''] = (await openLink()).split(';');

  jest.spyOn(Date, 'now').mockReturnValue(12 * 3_600_000 - 1);
  expect(await isAllowed({ cookie })).toBe(true);
  jest.spyOn(Date, 'now').mockReturnValue(12 * 3_600_000);
  expect(await isAllowed({ cookie })).toBe(false);
  const extendedCookie = cookie.replace(/=\d+/, `=${24 * 3_600_000}`);
  expect(await isAllowed({ cookie: extendedCookie })).toBe(false);
});

it('the server restricts the cookie to this host if it uses https', async () => {
  expect(await openLink({ 'x-forwarded-proto': 'https' })).toMatch(
    /^__Host-emberclutch_operator_\d+=.*; Secure/,
  );
  expect(await openLink()).toMatch(/^emberclutch_operator_\d+=/);
});

it('the server allows the token, and refuses other values of any characters', async () => {
  expect(await isAllowed({ authorization: `Bearer ${token}` })).toBe(true);
  const [cookie = ''] = (await openLink()).split(';');
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  for (const other of ['', 'é'.repeat(value.length), `${value.slice(0, -1)}é`, '9'.repeat(value.length)])
    expect(await isAllowed({ cookie: `${name}=${other}` })).toBe(false);
  for (const other of ['Bearer x', `Bearer ${token}é`, `Bearer ${'é'.repeat(token.length)}`])
    expect(await isAllowed({ authorization: Buffer.from(other).toString('latin1') })).toBe(false);
});
