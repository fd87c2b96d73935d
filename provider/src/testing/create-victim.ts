import { ReturnService } from '../payments/returns/return-service.ts';
import type { RecordedDispute } from '../payments/payment-adapter.ts';
import type { TestProvider } from './open-test-provider.ts';
import { basket, testCard, voucherBasket } from './open-test-spawn.ts';
import { toHex, newPasskey } from './passkeys.ts';
import { signUp } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** An account with a row in every table, and all identifiers of it that requests can contain. */
export async function createVictim(provider: TestProvider) {
  const { db, clock } = provider;
  const email = 'victim@example.com';
  const account = await signUp(provider, email, 'Victim');
  const authenticator = new SoftwareAuthenticator();
  const credentialId = await newPasskey(account, authenticator);
  const read = async (url: string) => (await account.get(url)).json();
  const lock = async (payload: object, key: string): Promise<{ id: number; checkoutUrl: string }> =>
    (await account.post('/v1/eggs/spawn/lock', payload, { 'idempotency-key': key })).json();
  const buy = async (payload: object, key: string) => {
    const { id, checkoutUrl } = await lock(payload, key);
    await provider.post(checkoutUrl, testCard);
    return id;
  };
  /** Makes a purchase whose payment the buyer's bank disputes. */
  const buyAndContest = async (state: RecordedDispute['state']) => {
    const id = await buy(basket(1), state);
    const intent = `pi_${id}`;
    await db.updateTable('payments').set({ intent }).where('lock_id', '=', id).execute();
    const dispute = { kind: 'dispute', id: `dp_${id}`, intent, state } as const;
    const money = { amount: '25.00', currency: 'USD', createdAt: clock.now() / 1000 };
    await new ReturnService({ db, clock }).record({ ...dispute, ...money }, clock.now());
  };

  // The next lock replaces it unpaid.
  await lock(basket(1), 'replaced');
  const sold = await buy(basket(2, 2), 'sold');
  // A withdrawn egg and a frozen one.
  await buyAndContest('lost');
  await buyAndContest('open');
  const receipt = await read(`/v1/purchases/${sold}`);
  const held = await lock(voucherBasket(receipt.assetIds.slice(-1)), 'held');
  await lock(voucherBasket(receipt.assetIds.slice(-1)), 'confirmed');
  const { seasons } = await read('/v1/seasons');
  await account.put(`/v1/seasons/cycles/${seasons.at(-1).cycles.at(-1).id}/reminder`);
  const { sessions } = await read('/v1/account/sessions');
  const { events } = await read('/v1/account/security-events');
  const known: [string, ...string[]] = [
    ...([account.accountId, email, 'Victim', credentialId, toHex(credentialId)] as const),
    ...[sold, held.id, ...receipt.assetIds].map(String),
    ...[...sessions, ...events].map(({ id }: { id: string }) => id),
  ];
  return { ...account, email, authenticator, receipt, known };
}

export type Victim = Awaited<ReturnType<typeof createVictim>>;
