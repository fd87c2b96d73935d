import { knownPasskeys } from './known-passkeys.ts';

afterEach(() => {
  document.cookie = 'emberclutch_passkeys=; max-age=0';
});

it('the browser remembers the five newest passkeys of this device', () => {
  expect(knownPasskeys.hasAny()).toBe(false);

  for (let index = 0; index < 7; index += 1) knownPasskeys.add(`credential-${index}-and-more`, 'platform');
  knownPasskeys.add('credential-3-and-more', 'platform');

  const isKnown = Array.from({ length: 7 }, (_, index) => knownPasskeys.has(`credential-${index}-and-more`));
  expect(isKnown).toEqual([false, false, true, true, true, true, true]);
  expect(knownPasskeys.has('credential-9-and-more')).toBe(false);
});

it('the browser ignores passkeys of a phone or a security key, and forgets a removed one', () => {
  knownPasskeys.add('of-a-phone', 'cross-platform');
  knownPasskeys.add('unknown', undefined);
  expect(knownPasskeys.hasAny()).toBe(false);

  knownPasskeys.add('AAECDw', 'platform');
  knownPasskeys.remove('another');
  expect(knownPasskeys.has('AAECDw')).toBe(true);
  knownPasskeys.remove('AAECDw');
  expect(knownPasskeys.hasAny()).toBe(false);
});
