import { openForEach } from '../../testing/open-for-tests.ts';
import { createBasket, openTestSpawn, testCard } from '../../testing/open-test-spawn.ts';
import type { Player } from '../../testing/open-test-spawn.ts';

const world = openForEach(() => openTestSpawn({ eggs: 10, keys: 5, cycleDuration: 3_600 }));

const pay = (url: string, card: Partial<typeof testCard> = {}) =>
  world.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...testCard, ...card }).toString(),
  });

async function lock(eggs = 2, keys = 0, player?: Player): Promise<{ id: number; checkoutUrl: string }> {
  return (await (player ?? (await world.signIn())).lock(createBasket(eggs, keys))).json();
}

it('shows the basket, its price and the sandbox warning, in the colours of the season, with a policy that allows one script', async () => {
  const { checkoutUrl } = await lock(2, 1);

  const page = await world.get(checkoutUrl);

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^' ]+'; /,
  );
  expect(page.headers['cache-control']).toBe('no-store');
  for (const text of ['no money moves', '2 dragon eggs', '1 gateway key', '$80.00', 'cc-number'])
    expect(page.body).toContain(text);
  expect(page.body).toContain('class="season-genesis"');
  expect(page.body).toContain('data-left="600">10 min 0 s</span>');
});

it('takes a payment, grants the assets and redirects the buyer', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl } = await lock(2, 1, player);

  const response = await pay(checkoutUrl);

  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`/spawn?step=confirm&lock=${id}&payment=paid`);
  expect(await world.count()).toEqual({ eggsLeft: 8, keysLeft: 4, eggs: 2, keys: 1 });
  const egg = {
    owner_id: player.id,
    season: 'GENESIS',
    genome: expect.stringMatching(/^[0-9a-f]{64}$/),
    charm: expect.any(String),
    rarity: expect.any(Number),
    hatch_season: 'GENESIS',
  };
  const eggs = await world.db.selectFrom('assets').selectAll().where('type', '=', 'DRAGON').execute();
  expect(eggs).toMatchObject([egg, egg]);
});

it('sells once when the form is submitted several times', async () => {
  const { checkoutUrl } = await lock();

  const responses = await Promise.all([pay(checkoutUrl), pay(checkoutUrl), pay(checkoutUrl)]);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect((await world.get(checkoutUrl)).body).toContain('This is paid');
});

it('reports a declined card and accepts another one', async () => {
  const { checkoutUrl } = await lock();

  const declinedResponse = await pay(checkoutUrl, { number: '4000 0000 0000 0002' });

  expect(declinedResponse.body).toContain('Your card was declined.');
  expect(declinedResponse.body).not.toContain('gateway key');
  expect((await world.get(checkoutUrl)).body).not.toContain('declined.');
  expect(await world.count()).toMatchObject({ eggs: 0 });
  expect((await pay(checkoutUrl)).statusCode).toBe(303);
});

it('fills in the submitted values except the security code, and marks invalid fields', async () => {
  const { checkoutUrl } = await lock();
  const invalidCard = { number: '4242 4242 4242 4243', expiry: '04/"><b>', cvc: '987' };

  const { body } = await pay(checkoutUrl, invalidCard);

  expect(body).toContain('value="4242 4242 4242 4243"');
  expect(body).toContain('aria-invalid="true"');
  // The picture of an egg may contain any number.
  expect(body.replaceAll(/<svg.*?<\/svg>/gs, '')).not.toContain('987');
  expect(body).not.toContain('"><b>');
});

it('sells an expired basket once while its stock lasts', async () => {
  const { checkoutUrl } = await lock();
  world.clock.advance({ minutes: 11 });
  await world.runMaintenance();

  expect((await world.get(checkoutUrl)).body).toContain('Your time ran out');
  const responses = await Promise.all([pay(checkoutUrl), pay(checkoutUrl)]);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('charges nothing when another account has locked the stock', async () => {
  const { checkoutUrl } = await lock(8);
  world.clock.advance({ minutes: 11 });
  await lock(8);

  expect((await pay(checkoutUrl)).body).toContain('others were faster. Nothing was charged.');
  expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 0 });
});

it('charges nothing for a released or replaced basket', async () => {
  const player = await world.signIn();
  const firstLock = await lock(1, 0, player);
  const secondLock = await lock(2, 0, player);
  await player.delete(`/v1/eggs/spawn/lock/${secondLock.id}`);

  for (const { checkoutUrl } of [firstLock, secondLock])
    expect((await pay(checkoutUrl)).body).toContain('Nothing was charged');
  expect(await world.count()).toMatchObject({ eggsLeft: 10, eggs: 0 });
});

it('charges nothing for an expired basket if its account has locked another basket since', async () => {
  const player = await world.signIn();
  const { checkoutUrl } = await lock(1, 0, player);
  world.clock.advance({ minutes: 11 });
  await lock(2, 0, player);

  expect((await pay(checkoutUrl)).body).toContain('chosen something else since. Nothing was charged');
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 0 });
});

it('rejects a basket after its cycle has ended', async () => {
  world.clock.advance({ minutes: 55 });
  const { checkoutUrl } = await lock();
  world.clock.advance({ minutes: 8 });

  const { body } = await pay(checkoutUrl);

  expect(body).toContain('The spawn cycle has ended. Nothing was charged.');
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('rejects a checkout id with a wrong secret', async () => {
  const { checkoutUrl } = await lock();

  const guessedUrl = checkoutUrl.replace(/-.{43}$/, `-${'a'.repeat(43)}`);

  expect([(await world.get(guessedUrl)).statusCode, (await pay(guessedUrl)).statusCode]).toEqual([404, 404]);
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('answers 404 for unknown checkouts', async () => {
  for (const id of ['1', '%00', `1-${'a'.repeat(42)}%00`]) {
    const response = await world.get(`/v1/checkouts/${id}`);
    expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('No such checkout')]);
  }
});
