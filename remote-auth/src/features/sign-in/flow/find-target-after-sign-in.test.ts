import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { currentSite } from '@emberclutch/web/state';
import { findTargetAfterSignIn } from './find-target-after-sign-in.ts';

/** Data of a composed page: a future remote has a page that is not in `paths`. */
const page: PageData = {
  site: currentSite(),
  host: '1.0.0',
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
data.id = pageDataId;
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
])('the sign-in returns to %s', (next, target) => {
  expect(findTargetAfterSignIn(next)).toBe(target);
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
])('the sign-in falls back to the collection for %j', (next) => {
  expect(findTargetAfterSignIn(next)).toBe('/my-collection');
});

it.each(['/login', '/register?step=code', '/Login/', '/login?next=/login'])(
  'the sign-in does not return to a sign-in page: %s',
  (next) => {
    expect(findTargetAfterSignIn(next)).toBe('/my-collection');
  },
);

it.each(['/v1/account', '/outbox', '/no/such/page', '/details', '/hatchery/sealed/x', '/remotes/auth/'])(
  'the sign-in does not return to a path outside the page tables: %s',
  (next) => {
    expect(findTargetAfterSignIn(next)).toBe('/my-collection');
  },
);

it('the sign-in accepts the pages of `paths` in a page that was not composed', () => {
  data.remove();

  expect(findTargetAfterSignIn('/spawn')).toBe('/spawn');
  expect(findTargetAfterSignIn('/tomorrow')).toBe('/my-collection');
});
