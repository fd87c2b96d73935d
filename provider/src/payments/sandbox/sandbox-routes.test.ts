import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeEach(async () => (world = await openTestSpawn({ eggs: 10, keys: 5, cycleOpen: 3_600 })));
afterEach(() => world.close());

const validCard = { number: '4242 4242 4242 4242', expiry: '04/44', cvc: '987' };

const pay = (url: string, card: Partial<typeof validCard> = {}) =>
  world.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...validCard, ...card }).toString(),
  });

/** The page that a browser shows after it has sent the form: it follows the redirect with the cookie of the answer. */
async function payAndFollow(url: string, card: Partial<typeof validCard> = {}) {
  const answer = await pay(url, card);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, new URL(url, 'http://here').pathname]);
  return world.inject({
    url,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  });
}

async function lock(player: Player, eggs = 2, keys = 0): Promise<{ id: number; checkoutUrl: string }> {
  return (await player.lock(basket(eggs, keys))).json();
}

it('shows the basket, its price and the sandbox warning, in the season, with a policy that allows one script', async () => {
  const { checkoutUrl } = await lock(await world.signIn(), 2, 1);

  const page = await world.inject({ url: checkoutUrl });

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^' ]+'; /,
  );
  expect(page.headers['cache-control']).toBe('no-store');
  for (const text of [
    'no money moves',
    '2 dragon eggs',
    '1 gateway key',
    '$80.00',
    'class="season-genesis"',
    'data-left="600">10 min 0 s</span>',
    'cc-number',
  ])
    expect(page.body).toContain(text);
});

it('takes a payment, grants the assets and redirects the buyer', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl } = await lock(player, 2, 1);

  const answer = await pay(checkoutUrl);

  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/spawn?step=confirm&lock=${id}&payment=paid`);
  expect(await world.count()).toEqual({ eggsLeft: 8, keysLeft: 4, eggs: 2, keys: 1 });
  const eggs = await world.db.selectFrom('assets').selectAll().where('type', '=', 'DRAGON').execute();
  for (const egg of eggs)
    expect(egg).toMatchObject({
      owner_id: player.id,
      season: 'GENESIS',
      genome: expect.stringMatching(/^[0-9a-f]{64}$/),
      charm: expect.any(String),
      rarity: expect.any(Number),
      hatch_season: 'GENESIS',
    });
});

it('sells once when the form is submitted several times', async () => {
  const { checkoutUrl } = await lock(await world.signIn());

  const answers = await Promise.all([pay(checkoutUrl), pay(checkoutUrl), pay(checkoutUrl)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect((await world.inject({ url: checkoutUrl })).body).toContain('This is paid');
});

it('reports a declined card and accepts another one', async () => {
  const { checkoutUrl } = await lock(await world.signIn());

  const declined = await payAndFollow(checkoutUrl, { number: '4000 0000 0000 0002' });

  expect(declined.body).toContain('Your card was declined.');
  expect(declined.body).not.toContain('gateway key');
  expect((await world.inject({ url: checkoutUrl })).body).not.toContain('declined.');
  expect(await world.count()).toMatchObject({ eggs: 0 });
  expect((await pay(checkoutUrl)).statusCode).toBe(303);
});

it('fills in the submitted values except the security code, and marks invalid fields', async () => {
  const { checkoutUrl } = await lock(await world.signIn());

  const answer = await payAndFollow(checkoutUrl, { number: '4242 4242 4242 4243', expiry: '04/"><b>' });

  expect(answer.body).toContain('value="4242 4242 4242 4243"');
  expect(answer.body).toContain('aria-invalid="true"');
  // The picture of an egg may contain any number.
  expect(answer.body.replaceAll(/<svg.*?<\/svg>/gs, '')).not.toContain('987');
  expect(answer.body).not.toContain('"><b>');
});

it('sells an expired basket once while its stock lasts', async () => {
  const { checkoutUrl } = await lock(await world.signIn());
  world.clock.advance({ minutes: 11 });
  await world.runMaintenance();

  expect((await world.inject({ url: checkoutUrl })).body).toContain('Your time ran out');
  const answers = await Promise.all([pay(checkoutUrl), pay(checkoutUrl)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('charges nothing when another account has locked the stock', async () => {
  const [late, fast] = [await world.signIn(), await world.signIn()];
  const { checkoutUrl } = await lock(late, 8);
  world.clock.advance({ minutes: 11 });
  await lock(fast, 8);

  const answer = await payAndFollow(checkoutUrl);

  expect(answer.body).toContain('others were faster. Nothing was charged.');
  expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 0 });
});

it('charges nothing for a released or replaced basket', async () => {
  const player = await world.signIn();
  const first = await lock(player, 1);
  const second = await lock(player, 2);
  await player.delete(`/v1/eggs/spawn/lock/${second.id}`);

  for (const { checkoutUrl } of [first, second])
    expect((await payAndFollow(checkoutUrl)).body).toContain('Nothing was charged');
  expect(await world.count()).toMatchObject({ eggsLeft: 10, eggs: 0 });
});

it('refuses a basket after its cycle has ended', async () => {
  world.clock.advance({ minutes: 55 });
  const { checkoutUrl } = await lock(await world.signIn());
  world.clock.advance({ minutes: 8 });

  const answer = await payAndFollow(checkoutUrl);

  expect(answer.body).toContain('The spawn cycle has ended. Nothing was charged.');
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('refuses a checkout id with a wrong secret', async () => {
  const { checkoutUrl } = await lock(await world.signIn());

  const guess = checkoutUrl.replace(/-.{43}$/, `-${'a'.repeat(43)}`);

  expect((await world.inject({ url: guess })).statusCode).toBe(404);
  expect((await pay(guess)).statusCode).toBe(404);
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('takes the payment of a lock that has a checkout id from before checkout secrets', async () => {
  const { id } = await lock(await world.signIn());
  const old = 'x'.repeat(43);
  await world.db
    .updateTable('locks')
    .set({ checkout_id: old, checkout_secret: null })
    .where('id', '=', id)
    .execute();

  expect((await pay(`/sandbox/checkout/${old}`)).statusCode).toBe(303);
  expect(await world.count()).toMatchObject({ eggs: 2 });
});

it.each(['1', '%00', `1-${'a'.repeat(42)}%00`])('answers 404 for the unknown checkout %s', async (id) => {
  const answer = await world.inject({ url: `/sandbox/checkout/${id}` });

  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('No such checkout');
});
