import { openForAll } from '../testing/open-for-tests.ts';
import { asOperator, openTestProvider } from '../testing/open-test-provider.ts';
import { signUp } from '../testing/sign-in.ts';

const provider = openForAll(openTestProvider);

it('the outbox is a page that escapes user input and allows one script', async () => {
  const payload = { email: `"<b>x</b>"@example.invalid` };
  await provider.post('/v1/auth/login', payload);
  await signUp(provider, 'page@example.invalid');
  const page = await provider.get('/outbox', asOperator);

  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^' ]+'; /,
  );
  expect(page.body).toContain('page@example.invalid');
  expect(page.body.match(/<script/g)).toHaveLength(1); // our script, which the policy allows by its hash
  expect(page.body).toMatch(
    /<a href="[^"]+\/verify#email=page%40example\.invalid&amp;code=\d{8}&amp;challenge=[\w-]+">/,
  );
});

it.each([
  { remoteAddress: '192.0.2.1' },
  { remoteAddress: '127.0.0.1' },
  { headers: { via: '1.1 proxy' } },
  { headers: { authorization: 'Bearer another-token-entirely' } },
  { headers: { host: 'rebound.example' } },
])('the outbox requires the token from %j', async (from) => {
  const [page, list] = [
    await provider.inject({ url: '/outbox', ...from }),
    await provider.inject({ url: '/outbox.json', ...from }),
  ];

  expect([page.statusCode, list.statusCode]).toEqual([401, 401]);
  expect([page.body, list.body].filter((body) => body.includes('@example.invalid'))).toEqual([]);
  expect(page.body).toContain('name="token"');
});

it('the outbox opens with the token from its form, which reports a wrong token', async () => {
  const token = asOperator.authorization.replace('Bearer ', '');
  const wrong = await provider.get('/outbox?token=another-token-entirely');
  const { statusCode, headers } = await provider.get(`/outbox?token=${token}`);

  expect(wrong.body).toContain('This is not the token.');
  expect([statusCode, headers.location]).toEqual([303, '/outbox']);
});
