import { hash } from 'node:crypto';
import { newSecret } from '../../platform/secret.ts';
import { connectSite } from '../../testing/connect-site.ts';
import { createVictim } from '../../testing/create-victim.ts';
import type { Victim } from '../../testing/create-victim.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { signUp } from '../../testing/sign-in.ts';

const wiki = 'https://wiki.example';
const forum = 'http://localhost:8080';

let provider: TestProvider;
let keeper: Victim;
let count = 0;

beforeAll(async () => {
  provider = await openTestProvider();
  keeper = await createVictim(provider);
});

afterAll(() => provider.close());

const newAccount = () => signUp(provider, `site${++count}@example.invalid`, `Site ${count}`);

const readDragons = (headers: Record<string, string>, query = '') =>
  provider.inject({ url: `/v1/connected/assets/dragons${query}`, headers });

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { headers }: Pick<SignedInAccount, 'headers'>,
  payload?: object,
) => provider.inject({ method, url, headers, ...(payload && { payload }) });

const listSites = async (account: SignedInAccount) =>
  (await call('GET', '/v1/account/connected-sites', account)).json<{ sites: { origin: string }[] }>().sites;

const kindsOf = async (account: SignedInAccount) =>
  (await call('GET', '/v1/account/security-events', account))
    .json<{ events: { kind: string; origin: string | null }[] }>()
    .events.map(({ kind, origin }) => [kind, origin]);

async function allow(account: SignedInAccount, origin: string) {
  const verifier = newSecret();
  const challenge = hash('sha256', verifier, 'base64url');
  const answer = await call('POST', '/v1/account/connected-sites', account, { origin, challenge });
  return { verifier, ...answer.json<{ code: string }>() };
}

const exchange = (origin: string, payload: { code: string; verifier: string }) =>
  provider.inject({ method: 'POST', url: '/v1/connected/token', headers: { origin }, payload });

describe('a connected site', () => {
  it('reads the eggs and dragons of the account, and nothing else', async () => {
    const site = await connectSite(provider, keeper, wiki);
    await signUp(provider, 'other-keeper@example.invalid', 'Other');

    const answer = await readDragons(site, '?limit=50&orderBy=rarity');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': wiki,
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Origin'),
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    const { assets, total } = answer.json<{
      assets: { accId: string; assetType: string }[];
      total: number;
    }>();
    expect(total).toBe(3);
    expect(new Set(assets.map(({ accId, assetType }) => `${accId} ${assetType}`))).toEqual(
      new Set([`${keeper.accountId} DRAGON`]),
    );
    for (const url of [
      '/v1/account',
      '/v1/purchases',
      '/v1/assets/gateway-keys',
      '/v1/account/connected-sites',
    ])
      expect((await provider.inject({ url, headers: site })).statusCode).toBe(401);
    expect((await readDragons({ ...keeper.headers, origin: wiki })).statusCode).toBe(401);
  });

  it('is refused in pages of another site, and outside of pages', async () => {
    const { authorization } = await connectSite(provider, keeper, wiki);

    expect((await readDragons({ authorization, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await readDragons({ authorization })).statusCode).toBe(403);
  });

  it('may be the site itself, whose GET requests have no `Origin`', async () => {
    const { origin, host } = new URL(provider.config.publicUrl);
    for (const own of [
      { origin, host },
      { origin: 'http://localhost:4321', host: 'localhost:4321' },
    ]) {
      const { authorization } = await connectSite(provider, keeper, own.origin);
      const headers = { authorization, host: own.host, 'sec-fetch-site': 'same-origin' };

      expect((await readDragons(headers)).statusCode).toBe(200);
      expect((await readDragons({ ...headers, host: 'other.example' })).statusCode).toBe(403);
    }
  });

  it('passes the preflight of a browser, with the token and without cookies', async () => {
    const answer = await provider.inject({
      method: 'OPTIONS',
      url: '/v1/connected/assets/dragons',
      headers: { origin: wiki, 'access-control-request-headers': 'authorization' },
    });

    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': wiki,
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('can end its own token', async () => {
    const account = await newAccount();
    const site = await connectSite(provider, account, wiki);

    await provider.inject({ method: 'DELETE', url: '/v1/connected/token', headers: site });

    expect((await readDragons(site)).statusCode).toBe(401);
    expect(await listSites(account)).toEqual([]);
    expect((await kindsOf(account)).slice(0, 2)).toEqual([
      ['site_disconnected', wiki],
      ['site_connected', wiki],
    ]);
  });
});

describe('a code', () => {
  it('is exchanged once', async () => {
    const allowed = await allow(await newAccount(), wiki);

    expect((await exchange(wiki, allowed)).json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: provider.clock.now() / 1000 + 30 * 86_400,
    });
    expect((await exchange(wiki, allowed)).statusCode).toBe(403);
  });

  it('is used up by an attempt with another verifier or from another page', async () => {
    const account = await newAccount();
    for (const [origin, verifier] of [
      [wiki, newSecret()],
      [forum, null],
    ] as const) {
      const allowed = await allow(account, wiki);

      const refused = await exchange(origin, { code: allowed.code, verifier: verifier ?? allowed.verifier });

      expect(refused.statusCode).toBe(403);
      expect((await exchange(wiki, allowed)).statusCode).toBe(403);
    }
    expect(await listSites(account)).toEqual([]);
  });

  it('expires after a minute', async () => {
    const allowed = await allow(await newAccount(), wiki);
    provider.clock.advance({ minutes: 1 });

    expect((await exchange(wiki, allowed)).statusCode).toBe(403);
  });

  it.each([
    'wiki.example',
    'http://wiki.example',
    'https://wiki.example/',
    'https://WIKI.example',
    'https://wiki.example/page',
    'javascript:alert(1)',
    'null',
  ])('is not given for %s', async (origin) => {
    const account = await newAccount();

    const challenge = hash('sha256', 'verifier', 'base64url');
    const answer = await call('POST', '/v1/account/connected-sites', account, { origin, challenge });

    expect(answer.statusCode).toBe(400);
  });
});

describe('the owner', () => {
  it('sees each site once, with first connection and last use, and disconnects it', async () => {
    const account = await newAccount();
    const begun = provider.clock.now() / 1000;
    const first = await connectSite(provider, account, wiki);
    provider.clock.advance({ minutes: 10 });
    const second = await connectSite(provider, account, wiki);
    await connectSite(provider, account, forum);
    await allow(account, 'https://unused.example');
    provider.clock.advance({ minutes: 10 });
    await readDragons(first);

    const expiresAt = begun + 600 + 30 * 86_400;
    expect(await listSites(account)).toEqual([
      { origin: wiki, createdAt: begun, lastUsedAt: begun + 1200, expiresAt },
      { origin: forum, createdAt: begun + 600, lastUsedAt: begun + 600, expiresAt },
    ]);

    const disconnect = () =>
      call('DELETE', `/v1/account/connected-sites?origin=${encodeURIComponent(wiki)}`, account);
    expect((await disconnect()).statusCode).toBe(204);
    for (const site of [first, second]) expect((await readDragons(site)).statusCode).toBe(401);
    expect((await disconnect()).statusCode).toBe(404);
    expect(await listSites(account)).toMatchObject([{ origin: forum }]);
    expect((await kindsOf(account))[0]).toEqual(['site_disconnected', wiki]);
  });

  it('cannot disconnect a site of another account', async () => {
    const site = await connectSite(provider, keeper, 'https://only-keeper.example');
    const stranger = await newAccount();

    const url = `/v1/account/connected-sites?origin=${encodeURIComponent(site.origin)}`;
    expect((await call('DELETE', url, stranger)).statusCode).toBe(404);

    expect((await readDragons(site)).statusCode).toBe(200);
  });

  it('loses the site after 30 days', async () => {
    const account = await newAccount();
    const site = await connectSite(provider, account, wiki);
    provider.clock.advance({ hours: 24 * 30 });

    expect((await readDragons(site)).statusCode).toBe(401);
  });

  it('keeps 50 tokens, and drops the least recently used ones first', async () => {
    const account = await newAccount();
    const oldest = await connectSite(provider, account, wiki);
    const used = await connectSite(provider, account, wiki);
    provider.clock.advance({ minutes: 10 });
    await readDragons(used);
    for (let site = 0; site < 49; site += 1) await allow(account, forum);

    expect((await readDragons(oldest)).statusCode).toBe(401);
    expect((await readDragons(used)).statusCode).toBe(200);
  });

  it('disconnects all sites with "That wasn\'t me"', async () => {
    const account = await newAccount();
    const site = await connectSite(provider, account, wiki);
    const { events } = (await call('GET', '/v1/account/security-events', account)).json();

    await call('POST', `/v1/account/security-events/${events[0].id}/disown`, account);

    expect((await readDragons(site)).statusCode).toBe(401);
  });
});
