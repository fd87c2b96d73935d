import { recordReturn } from '../payments/returns/record-return.ts';
import type { RecordedDispute } from '../payments/payment-adapter.ts';
import type { TestProvider } from './open-test-provider.ts';
import { createBasket, testCard, createVoucherBasket } from './open-test-spawn.ts';
import { toHex, createPasskey } from './passkeys.ts';
import { signUp } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** Creates an account with a row in every table, and lists all of its identifiers that a request can contain. */
export async function createVictim(provider: TestProvider) {
  const { db, clock } = provider;
  const email = 'victim@example.com';
  const account = await signUp(provider, email, 'Victim');
  const authenticator = new SoftwareAuthenticator();
  const credentialId = await createPasskey(account, authenticator);
  const read = async (url: string) => (await account.get(url)).json();
  const lock = async (payload: object, key: string): Promise<{ id: number; checkoutUrl: string }> =>
    (await account.post('/v1/eggs/spawn/lock', payload, { 'idempotency-key': key })).json();
  const buy = async (payload: object, key: string) => {
    const { id, checkoutUrl } = await lock(payload, key);
    await provider.post(checkoutUrl, testCard);
    return id;
  };
  /** Makes a purchase with a payment that the buyer's bank disputes. */
  const buyAndContest = async (state: RecordedDispute['state']) => {
    const id = await buy(createBasket(1), state);
    const intent = `pi_${id}`;
    await db.updateTable('payments').set({ intent }).where('lock_id', '=', id).execute();
    const dispute = { kind: 'dispute', id: `dp_${id}`, intent, state } as const;
    const money = { amount: '25.00', currency: 'USD', createdAt: clock.now() / 1000 };
    await recordReturn({ db, clock }, { ...dispute, ...money }, clock.now());
  };

  // The next lock replaces this unpaid one.
  await lock(createBasket(1), 'replaced');
  const soldId = await buy(createBasket(2, 2), 'sold');
  // The lost dispute withdraws an egg; the open one freezes an egg.
  await buyAndContest('lost');
  await buyAndContest('open');
  const receipt = await read(`/v1/purchases/${soldId}`);
  const heldLock = await lock(createVoucherBasket(receipt.assetIds.slice(-1)), 'held');
  await lock(createVoucherBasket(receipt.assetIds.slice(-1)), 'confirmed');
  const { seasons } = await read('/v1/seasons');
  await account.put(`/v1/seasons/cycles/${seasons.at(-1).cycles.at(-1).id}/reminder`);
  const { sessions } = await read('/v1/account/sessions');
  const { events } = await read('/v1/account/security-events');
  const identifiers: [string, ...string[]] = [
    ...([account.accountId, email, 'Victim', credentialId, toHex(credentialId)] as const),
    ...[soldId, heldLock.id, ...receipt.assetIds].map(String),
    ...[...sessions, ...events].map(({ id }: { id: string }) => id),
  ];
  return { ...account, email, authenticator, receipt, identifiers };
}

export type Victim = Awaited<ReturnType<typeof createVictim>>;
