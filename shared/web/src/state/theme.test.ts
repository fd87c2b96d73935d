import { writeElsewhere } from '../testing/write-elsewhere.ts';
import { chooseThemeMode, clearStored, followSystemTheme, store, themeModeAtom } from './index.ts';

/** The preference of the system, which can change at any time. */
const systemPreference = Object.assign(new EventTarget(), { matches: false });

function setSystemMode(mode: 'light' | 'dark') {
  systemPreference.matches = mode === 'dark';
  systemPreference.dispatchEvent(new Event('change'));
}

const readTheme = () => [store.get(themeModeAtom), document.documentElement.classList.contains('dark')];
const light = ['light', false];
const dark = ['dark', true];

let stop = () => {};

beforeEach(() => {
  // Cast: the atom reads no other member.
  jest.spyOn(window, 'matchMedia').mockReturnValue(systemPreference as unknown as MediaQueryList);
  stop = store.sub(themeModeAtom, () => {});
  setSystemMode('light');
});

afterEach(() => {
  followSystemTheme();
  stop();
});

it('the theme follows the system live until the player chooses, and again when the choice is removed or storage is cleared', () => {
  expect(readTheme()).toEqual(light);
  setSystemMode('dark');
  expect(readTheme()).toEqual(dark);

  chooseThemeMode('light');
  setSystemMode('light');
  setSystemMode('dark');
  expect([...readTheme(), localStorage.getItem('theme')]).toEqual([...light, 'light']);

  followSystemTheme();
  expect([...readTheme(), localStorage.getItem('theme')]).toEqual([...dark, null]);
  chooseThemeMode('light');
  clearStored();
  expect(readTheme()).toEqual(dark);
});

it('the theme shows the current preference of the system if it changed while nothing subscribed to it', () => {
  expect(readTheme()).toEqual(light);
  stop();
  systemPreference.matches = true;

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
