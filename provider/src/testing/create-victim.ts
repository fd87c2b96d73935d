import type { RecordedDispute } from '../payments/payment-records.ts';
import { ReturnService } from '../payments/returns/return-service.ts';
import type { TestProvider } from './open-test-provider.ts';
import { basket, voucherBasket } from './open-test-spawn.ts';
import { hexOf, registerPasskey } from './passkeys.ts';
import { connectSite } from './connect-site.ts';
import { signUp } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** An account with a row in every table, and all identifiers of it that requests can contain. */
export async function createVictim(provider: TestProvider) {
  const email = 'victim@example.com';
  const account = await signUp(provider, email, 'Victim');
  const authenticator = new SoftwareAuthenticator();
  const { credentialId } = (await registerPasskey(provider, account, authenticator)).json();
  const { headers } = account;
  const lock = async (payload: object, key: string) =>
    (
      await provider.inject({
        method: 'POST',
        url: '/v1/eggs/spawn/lock',
        payload,
        headers: { ...headers, 'idempotency-key': key },
      })
    ).json();
  // The next lock replaces it unpaid.
  await lock(basket(1), 'replaced');
  const sold = await lock(basket(2, 2), 'sold');
  await provider.inject({ method: 'POST', url: sold.checkoutUrl, payload: card });
  // A withdrawn egg and a frozen one.
  for (const state of ['lost', 'open'] as const)
    await buyAndContest(provider, () => lock(basket(1), state), state);
  const receipt = (await provider.inject({ url: `/v1/purchases/${sold.id}`, headers })).json();
  const held = await lock(voucherBasket(receipt.assetIds.slice(-1)), 'held');
  await lock(voucherBasket(receipt.assetIds.slice(-1)), 'confirmed');
  const { seasons } = (await provider.inject({ url: '/v1/seasons' })).json();
  const nextCycle = seasons.at(-1).cycles.at(-1).id;
  await provider.inject({ method: 'PUT', url: `/v1/seasons/cycles/${nextCycle}/reminder`, headers });
  await connectSite(provider, account, 'https://wiki.example');
  const { sessions } = (await provider.inject({ url: '/v1/account/sessions', headers })).json();
  const { events } = (await provider.inject({ url: '/v1/account/security-events', headers })).json();
  const known: [string, ...string[]] = [
    account.accountId,
    email,
    'Victim',
    credentialId,
    hexOf(credentialId),
    ...[sold.id, held.id, ...receipt.assetIds].map(String),
    ...[...sessions, ...events].map(({ id }: { id: string }) => id),
  ];
  return { ...account, email, authenticator, receipt, known };
}

/** Buys something whose payment the buyer's bank contests. */
async function buyAndContest(
  provider: TestProvider,
  lock: () => Promise<{ id: number; checkoutUrl: string }>,
  state: RecordedDispute['state'],
) {
  const { db, clock } = provider;
  const { id, checkoutUrl } = await lock();
  await provider.inject({ method: 'POST', url: checkoutUrl, payload: card });
  const intent = `pi_${id}`;
  await db.updateTable('payments').set({ intent }).where('lock_id', '=', id).execute();
  const dispute = {
    kind: 'dispute',
    amount: '25.00',
    currency: 'USD',
    createdAt: clock.now() / 1000,
  } as const;
  await new ReturnService({ db, clock }).record({ ...dispute, id: `dp_${id}`, intent, state }, clock.now());
}

const card = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123' };

export type Victim = Awaited<ReturnType<typeof createVictim>>;
