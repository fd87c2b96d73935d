import { knownPasskeys } from './known-passkeys.ts';

afterEach(() => {
  document.cookie = 'emberclutch_passkeys=; max-age=0';
});

it('keeps the newest five passkeys of this device', () => {
  expect(knownPasskeys.hasAny()).toBe(false);

  for (let place = 0; place < 7; place += 1) knownPasskeys.add(`credential-${place}-and-more`, 'platform');
  knownPasskeys.add('credential-3-and-more', 'platform');

  const kept = Array.from({ length: 7 }, (_, place) => knownPasskeys.has(`credential-${place}-and-more`));
  expect(kept).toEqual([false, false, true, true, true, true, true]);
  expect(knownPasskeys.has('credential-9-and-more')).toBe(false);
});

it('ignores passkeys of a phone or a security key, and forgets a removed one', () => {
  knownPasskeys.add('of-a-phone', 'cross-platform');
  knownPasskeys.add('unknown', undefined);
  expect(knownPasskeys.hasAny()).toBe(false);

  knownPasskeys.add('AAECDw', 'platform');
  knownPasskeys.remove('another');
  expect(knownPasskeys.has('AAECDw')).toBe(true);
  knownPasskeys.remove('AAECDw');
  expect(knownPasskeys.hasAny()).toBe(false);
});
