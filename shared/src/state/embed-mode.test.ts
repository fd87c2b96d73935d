import { enableEmbedMode, chooseThemeMode, signOut, followSystemTheme, setSession } from './index.ts';
import { aSession } from '../testing/factories.tsx';

beforeAll(enableEmbedMode);

it('leaves the root element of others as it is, whatever look is chosen', () => {
  document.documentElement.className = 'dark wiki';

  chooseThemeMode('light');
  expect(document.documentElement.className).toBe('dark wiki');

  followSystemTheme();
  expect(document.documentElement.className).toBe('dark wiki');
});

it('forgets at sign-out what is ours, and leaves others what is theirs', () => {
  localStorage.setItem('wiki', 'theirs');
  setSession(aSession());
  chooseThemeMode('dark');

  signOut();

  expect({ ...localStorage }).toEqual({ wiki: 'theirs' });
});
