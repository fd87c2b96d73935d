import type { PageData } from '@emberclutch/shared/contract/site';
import { currentSite } from '@emberclutch/shared/state';
import { targetAfterSignIn } from './target-after-sign-in.ts';

/** What a page is composed with: a remote of tomorrow offers a page that nobody here knows. */
const page: PageData = {
  site: currentSite(),
  registry: {
    tomorrow: {
      version: '1.0.0',
      container: 'emberclutch_tomorrow',
      entry: '/remotes/tomorrow/1.0.0/remoteEntry.js',
      pages: [
        { path: '/details/:id', title: 'Details' },
        { path: '/tomorrow', title: 'Tomorrow' },
      ],
    },
  },
};

const data = document.createElement('script');
data.type = 'application/json';
data.id = 'emberclutch-page';
data.textContent = JSON.stringify(page);

beforeEach(() => document.head.append(data));
afterEach(() => data.remove());

it.each([
  ['/spawn', '/spawn'],
  ['/hatchery/sealed?house=FIRE&house=AIR#third', '/hatchery/sealed?house=FIRE&house=AIR#third'],
  ['/profile?tab=security', '/profile?tab=security'],
  ['/news/first-light', '/news/first-light'],
  ['/details/7', '/details/7'],
  ['/tomorrow', '/tomorrow'],
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

it.each(['/v1/account', '/outbox', '/no/such/page', '/details', '/hatchery/sealed/x', '/remotes/auth/'])(
  'leads to no page that is not in the route table: %s',
  (next) => {
    expect(targetAfterSignIn(next)).toBe('/my-collection');
  },
);

it('knows the pages that all apps link to on a page that is not ours, too', () => {
  data.remove();

  expect(targetAfterSignIn('/spawn')).toBe('/spawn');
  expect(targetAfterSignIn('/tomorrow')).toBe('/my-collection');
});
