import { enableEmbedMode, chooseThemeMode, signOut, followSystemTheme, setSession } from './index.ts';
import { aSession } from '../testing/factories.tsx';

beforeAll(enableEmbedMode);

it('does not change the root element of the embedding page', () => {
  document.documentElement.className = 'dark wiki';

  chooseThemeMode('light');
  expect(document.documentElement.className).toBe('dark wiki');

  followSystemTheme();
  expect(document.documentElement.className).toBe('dark wiki');
});

it('clears our keys only at sign-out', () => {
  localStorage.setItem('wiki', 'theirs');
  setSession(aSession());
  chooseThemeMode('dark');

  signOut();

  expect({ ...localStorage }).toEqual({ wiki: 'theirs' });
});
