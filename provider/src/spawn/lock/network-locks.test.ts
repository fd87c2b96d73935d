import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { NetworkLocks } from './network-locks.ts';

function openLocks() {
  const clock = new FakeClock();
  const locks = new NetworkLocks({ clock, max: 3 });
  const lock = async (onWritten?: (lock: Lock) => void) => {
    const newLock = { id: 1, lockId: 1, expiresAt: clock.now() / 1000 + 600 };
    onWritten?.(newLock);
    return newLock;
  };
  /** Makes locks for new accounts. @returns the number of granted locks */
  const makeLocks = async (
    count: number,
    toAddress: (index: number) => string | null,
    prefix = 'account',
  ) => {
    const results = await Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        locks.run({ accountId: `${prefix} ${toAddress(index)} ${index}`, address: toAddress(index) }, lock),
      ),
    );
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  return { clock, locks, lock, makeLocks };
}

it('limits the accounts that hold stock from one network until their locks end', async () => {
  const { clock, locks, lock, makeLocks } = openLocks();
  expect(await makeLocks(5, () => '203.0.113.7', 'first')).toBe(3);

  expect(await makeLocks(1, () => '203.0.113.7', 'fourth')).toBe(0);
  expect(await makeLocks(1, () => '203.0.113.8', 'elsewhere')).toBe(1);
  const firstBuyer = { accountId: 'first 203.0.113.7 0', address: '203.0.113.7' };
  await expect(locks.run(firstBuyer, lock)).resolves.toMatchObject({ id: 1 });
  clock.advance({ minutes: 10 });
  expect(await makeLocks(1, () => '203.0.113.7', 'fourth')).toBe(1);
});

it('counts a /64 of IPv6 as one network, and a /48 as four', async () => {
  const { makeLocks } = openLocks();
  for (let count = 0; count < 20; count += 1)
    await makeLocks(1, () => `2001:db8:0:${(count >> 1).toString(16)}::${count + 1}`, String(count));

  expect(await makeLocks(1, () => '2001:db8:0:ff::1', 'next')).toBe(0);
  expect(await makeLocks(1, () => '2001:db8:1::1', 'other site')).toBe(1);
});

it('keeps a lock that was made while another request of the account failed', async () => {
  const { locks, lock, makeLocks } = openLocks();
  const firstLock = Promise.withResolvers<never>();
  const account = { accountId: 'account', address: '203.0.113.7' };
  const failingRun = locks.run(account, () => firstLock.promise);
  await locks.run(account, lock);
  firstLock.reject(new Error('The stock is gone.'));
  await expect(failingRun).rejects.toThrow('The stock is gone.');

  expect(await makeLocks(3, () => '203.0.113.7', 'other')).toBe(2);
});

it('counts a lock that was made after its request had timed out', async () => {
  const { clock, locks, lock, makeLocks } = openLocks();
  const account = { accountId: 'account', address: '203.0.113.7' };
  const writing = Promise.withResolvers<void>();
  const timedOutRun = locks.run(account, async (onWritten) => {
    void writing.promise.then(() => lock(onWritten));
    throw new ProblemError('unavailable', 'The world cannot be reached right now.');
  });
  await expect(timedOutRun).rejects.toThrow('cannot be reached');
  expect(await makeLocks(3, () => '203.0.113.7', 'beside')).toBe(2);

  clock.advance({ minutes: 1 });
  writing.resolve();
  await new Promise(setImmediate);
  clock.advance({ minutes: 9 });
  const countBeforeExpiry = await makeLocks(3, () => '203.0.113.7', 'after');
  clock.advance({ minutes: 1 });

  expect(countBeforeExpiry).toBe(2);
  expect(await makeLocks(1, () => '203.0.113.7', 'last')).toBe(1);
});

it('does not count a rejected request', async () => {
  const { locks, makeLocks } = openLocks();
  const rejectedRun = locks.run({ accountId: 'account', address: '203.0.113.7' }, () =>
    Promise.reject(new ProblemError('sold_out', 'Nothing is left.')),
  );
  await expect(rejectedRun).rejects.toThrow('Nothing is left.');

  expect(await makeLocks(4, () => '203.0.113.7', 'other')).toBe(3);
});

it('does not limit this machine', async () => {
  const { makeLocks } = openLocks();

  expect(await makeLocks(10, () => null)).toBe(10);
});
