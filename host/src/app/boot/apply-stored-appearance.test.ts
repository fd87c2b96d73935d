import { signOut, storeSeason } from '@emberclutch/web/state';
import { applyStoredAppearance } from './apply-stored-appearance.ts';

beforeEach(() => {
  document.documentElement.className = '';
});

it.each([
  [{}, ['season-genesis']],
  [{ theme: 'dark', spawnSeason: 'EARTH' }, ['dark', 'season-earth']],
  [{ theme: 'light', spawnSeason: 'MIDWINTER', session: 'abc' }, ['season-genesis', 'has-session']],
])('the boot script sets the classes for %j', (storedItems, classes) => {
  for (const [key, value] of Object.entries(storedItems)) localStorage.setItem(key, value);

  applyStoredAppearance();

  expect([...document.documentElement.classList]).toEqual(classes);
  localStorage.clear();
});

it('the boot script keeps the season that the page was rendered with', () => {
  document.documentElement.className = 'season-fire';
  localStorage.setItem('spawnSeason', 'EARTH');

  applyStoredAppearance();

  expect([...document.documentElement.classList]).toEqual(['season-fire']);
  localStorage.clear();
});

it('the boot script sets the season that the tab remembers after Sign Out', () => {
  storeSeason({ spawnSeason: 'FIRE', spawnAge: 2 });
  signOut();
  document.documentElement.className = '';

  applyStoredAppearance();

  expect([...document.documentElement.classList]).toEqual(['season-fire']);
});

it('the boot script sets the default classes if storage is disabled', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });

  applyStoredAppearance();

  expect([...document.documentElement.classList]).toEqual(['season-genesis']);
});
