import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { NetworkLocks } from './network-locks.ts';

function open() {
  const clock = new FakeClock();
  const locks = new NetworkLocks({ clock, max: 3 });
  const lock = async (onMade?: (lock: Lock) => void) => {
    const made = { id: 1, lockId: 1, expiresAt: clock.now() / 1000 + 600 };
    onMade?.(made);
    return made;
  };
  /** Locks for new accounts. @returns the number of granted locks */
  const make = async (count: number, addressOf: (index: number) => string | null, account = 'account') => {
    const results = await Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        locks.run({ accountId: `${account} ${addressOf(index)} ${index}`, address: addressOf(index) }, lock),
      ),
    );
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  return { clock, locks, lock, make };
}

it('limits the accounts that hold stock from one network until their locks end', async () => {
  const { clock, locks, lock, make } = open();
  expect(await make(5, () => '203.0.113.7', 'first')).toBe(3);

  expect(await make(1, () => '203.0.113.7', 'fourth')).toBe(0);
  expect(await make(1, () => '203.0.113.8', 'elsewhere')).toBe(1);
  const again = { accountId: 'first 203.0.113.7 0', address: '203.0.113.7' };
  await expect(locks.run(again, lock)).resolves.toMatchObject({ id: 1 });
  clock.advance({ minutes: 10 });
  expect(await make(1, () => '203.0.113.7', 'fourth')).toBe(1);
});

it('counts a /64 of IPv6 as one network, and a /48 as four', async () => {
  const { make } = open();
  for (let count = 0; count < 20; count += 1)
    await make(1, () => `2001:db8:0:${(count >> 1).toString(16)}::${count + 1}`, String(count));

  expect(await make(1, () => '2001:db8:0:ff::1', 'next')).toBe(0);
  expect(await make(1, () => '2001:db8:1::1', 'other site')).toBe(1);
});

it('keeps a lock that was made while another request of the account failed', async () => {
  const { locks, lock, make } = open();
  const first = Promise.withResolvers<never>();
  const account = { accountId: 'account', address: '203.0.113.7' };
  const failing = locks.run(account, () => first.promise);
  await locks.run(account, lock);
  first.reject(new Error('The stock is gone.'));
  await expect(failing).rejects.toThrow('The stock is gone.');

  expect(await make(3, () => '203.0.113.7', 'other')).toBe(2);
});

it('counts a lock that was made after its request had timed out', async () => {
  const { clock, locks, lock, make } = open();
  const account = { accountId: 'account', address: '203.0.113.7' };
  const written = Promise.withResolvers<void>();
  const late = locks.run(account, async (onMade) => {
    void written.promise.then(() => lock(onMade));
    throw new ProblemError('unavailable', 'The world cannot be reached right now.');
  });
  await expect(late).rejects.toThrow('cannot be reached');
  expect(await make(3, () => '203.0.113.7', 'beside')).toBe(2);

  clock.advance({ minutes: 1 });
  written.resolve();
  await new Promise(setImmediate);
  clock.advance({ minutes: 9 });
  const before = await make(3, () => '203.0.113.7', 'after');
  clock.advance({ minutes: 1 });

  expect(before).toBe(2);
  expect(await make(1, () => '203.0.113.7', 'last')).toBe(1);
});

it('does not count a rejected request', async () => {
  const { locks, make } = open();
  const refused = locks.run({ accountId: 'account', address: '203.0.113.7' }, () =>
    Promise.reject(new ProblemError('sold_out', 'Nothing is left.')),
  );
  await expect(refused).rejects.toThrow('Nothing is left.');

  expect(await make(4, () => '203.0.113.7', 'other')).toBe(3);
});

it('does not limit this machine', async () => {
  const { make } = open();

  expect(await make(10, () => null)).toBe(10);
});
