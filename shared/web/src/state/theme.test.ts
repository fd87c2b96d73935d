import { chooseThemeMode, clearStored, followSystemTheme, store, themeModeAtom } from './index.ts';

/** The preference of the system, which can change at any time. */
const system = Object.assign(new EventTarget(), {
  media: '(prefers-color-scheme: dark)',
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
});

function turnSystem(mode: 'light' | 'dark') {
  system.matches = mode === 'dark';
  system.dispatchEvent(new Event('change'));
}

const shown = () => [store.get(themeModeAtom), document.documentElement.classList.contains('dark')];
const light = ['light', false];
const dark = ['dark', true];

let stop = () => {};

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(system);
  stop = store.sub(themeModeAtom, () => {});
  turnSystem('light');
});

afterEach(() => {
  followSystemTheme();
  stop();
});

it('follows the system live until the player chooses', () => {
  expect(shown()).toEqual(light);
  turnSystem('dark');
  expect(shown()).toEqual(dark);

  chooseThemeMode('light');
  turnSystem('light');
  turnSystem('dark');
  expect(shown()).toEqual(light);
  expect(localStorage.getItem('theme')).toBe('light');
});

it('follows the system again when the choice is removed or storage is cleared', () => {
  chooseThemeMode('dark');
  followSystemTheme();
  expect([...shown(), localStorage.getItem('theme')]).toEqual([...light, null]);

  chooseThemeMode('dark');
  clearStored();
  expect(shown()).toEqual(light);
});

it('shows the preference of a system that changed while nothing followed it', () => {
  expect(shown()).toEqual(light);
  stop();
  system.matches = true;

  stop = store.sub(themeModeAtom, () => {});

  expect(shown()).toEqual(dark);
});

it('follows another tab, also after the back/forward cache', () => {
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(shown()).toEqual(dark);

  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown()).toEqual(light);
});

it.each(['', 'DARK', 'neon', '{'])('ignores the stored choice %j', (rubbish) => {
  localStorage.setItem('theme', rubbish);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));

  expect(shown()).toEqual(light);
});
