import { writeElsewhere } from '../testing/write-elsewhere.ts';
import { chooseThemeMode, clearStored, followSystemTheme, store, themeModeAtom } from './index.ts';

/** The preference of the system, which can change at any time. */
const system = Object.assign(new EventTarget(), { matches: false });

function turnSystem(mode: 'light' | 'dark') {
  system.matches = mode === 'dark';
  system.dispatchEvent(new Event('change'));
}

const readTheme = () => [store.get(themeModeAtom), document.documentElement.classList.contains('dark')];
const light = ['light', false];
const dark = ['dark', true];

let stop = () => {};

beforeEach(() => {
  // Cast: the atom reads no other member.
  jest.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  stop = store.sub(themeModeAtom, () => {});
  turnSystem('light');
});

afterEach(() => {
  followSystemTheme();
  stop();
});

it('the theme follows the system live until the player chooses, and again when the choice is removed or storage is cleared', () => {
  expect(readTheme()).toEqual(light);
  turnSystem('dark');
  expect(readTheme()).toEqual(dark);

  chooseThemeMode('light');
  turnSystem('light');
  turnSystem('dark');
  expect([...readTheme(), localStorage.getItem('theme')]).toEqual([...light, 'light']);

  followSystemTheme();
  expect([...readTheme(), localStorage.getItem('theme')]).toEqual([...dark, null]);
  chooseThemeMode('light');
  clearStored();
  expect(readTheme()).toEqual(dark);
});

it('the theme shows the current system preference after it changed without a subscriber', () => {
  expect(readTheme()).toEqual(light);
  stop();
  system.matches = true;

  stop = store.sub(themeModeAtom, () => {});

  expect(readTheme()).toEqual(dark);
});

it('the theme follows another tab, even after a restore from the back/forward cache', () => {
  writeElsewhere({ theme: 'dark' });
  expect(readTheme()).toEqual(dark);

  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(readTheme()).toEqual(light);
});
