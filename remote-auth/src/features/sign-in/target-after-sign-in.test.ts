import { targetAfterSignIn } from './target-after-sign-in.ts';

it.each([
  ['/spawn', '/spawn'],
  ['/hatchery/sealed?house=FIRE&house=AIR#third', '/hatchery/sealed?house=FIRE&house=AIR#third'],
  ['/details/7', '/details/7'],
])('leads back to %s', (next, target) => {
  expect(targetAfterSignIn(next)).toBe(target);
});

it.each([
  null,
  '',
  'spawn',
  '//elsewhere.org',
  '///elsewhere.org/spawn',
  '/\\elsewhere.org',
  '/\\/elsewhere.org',
  '\\\\elsewhere.org',
  '/\t/elsewhere.org',
  '/\n\\elsewhere.org',
  ' //elsewhere.org',
  '/.//elsewhere.org',
  '/spawn/..//elsewhere.org',
  '/%2e%2e//elsewhere.org',
  'https://elsewhere.org/spawn',
  'https:elsewhere.org',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//user@localhost:1/spawn',
])('leads nowhere else: %j', (next) => {
  expect(targetAfterSignIn(next)).toBe('/my-collection');
});

it.each(['/login', '/register?step=code', '/Login/', '/login?next=/login'])(
  'does not lead back to signing in: %s',
  (next) => {
    expect(targetAfterSignIn(next)).toBe('/my-collection');
  },
);
