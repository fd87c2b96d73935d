import * as jotai from 'jotai';
import { aSession } from '../testing/factories.tsx';

/** Values that the embedding page stores under keys that our own site uses, and one under another key. */
const pageValues = {
  session: 'token-of-the-page',
  user: '99999999-2222-4333-8444-555555555555',
  displayName: 'Page admin',
  email: 'admin@wiki.example',
  theme: 'dark',
  preferences: '{"hasQuietCelebration":true,"muted":["soldOut"]}',
  notices: '[{"id":"a","message":"Of the page","type":"info","at":1,"isRead":false}]',
  toldAt: '{"cycleOpened":1}',
  wiki: 'theirs',
};
const prefix = 'emberclutch:https://api.example:';
const wren = aSession();

/** Simulates a new page in each test, because a page stays in embed mode. */
async function openPage() {
  jest.resetModules();
  jest.doMock('jotai', () => jotai); // shared by all module instances
  localStorage.clear();
  Object.assign(localStorage, pageValues);
  return import('./index.ts');
}

/** Keys in local storage that do not belong to the embedding page. */
const listOurKeys = () => Object.keys(localStorage).filter((name) => !(name in pageValues));

it('the state reads no storage before embed mode is enabled, and only prefixed keys afterwards', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem');
  const { store, enableEmbedMode, ...state } = await openPage();
  expect(getItem).not.toHaveBeenCalled();

  enableEmbedMode('https://api.example');

  expect(state.currentSession()).toBeNull();
  expect(store.get(state.themeChoiceAtom)).toBeNull();
  expect(store.get(state.preferencesAtom)).toEqual({
    hasQuietCelebration: false,
    hasAutoLoad: false,
    muted: [],
  });
  expect(store.get(state.notificationHistoryAtom)).toEqual([]);
  state.notify({ message: 'A cycle opens', type: 'info', category: 'cycleOpened' });
  expect(getItem.mock.calls.flat().filter((name) => !name.startsWith(prefix))).toEqual([]);
  getItem.mockRestore();
});

it('the state writes prefixed keys, and removes only those after a 401 and at sign-out', async () => {
  const { enableEmbedMode, ...state } = await openPage();
  enableEmbedMode('https://api.example/');

  state.setSession(wren);
  state.chooseThemeMode('light');
  state.notify({ message: 'A cycle opens', type: 'info', category: 'cycleOpened' });
  const kinds = ['session', 'user', 'displayName', 'email', 'theme', 'notices', 'toldAt'];
  expect(listOurKeys().toSorted()).toEqual(kinds.map((key) => prefix + key).toSorted());
  expect(localStorage).toMatchObject(pageValues);

  state.expireSession();
  expect(localStorage.getItem(`${prefix}session`)).toBeNull();
  expect(localStorage).toMatchObject(pageValues);

  state.signOut();
  expect({ ...localStorage }).toEqual(pageValues);
});

it('the state keeps the sessions of two APIs apart', async () => {
  const { enableEmbedMode, ...state } = await openPage();
  enableEmbedMode('https://api.example');
  state.setSession(wren);

  enableEmbedMode('');
  expect(state.currentSession()).toBeNull();
  state.setSession(aSession({ sessionId: 'of-the-page-origin' }));
  expect(localStorage.getItem(`emberclutch:${location.origin}:session`)).toBe('of-the-page-origin');

  enableEmbedMode('https://api.example');
  expect(state.currentSession()).toEqual(wren);
});

it('the state follows changes of prefixed keys in another tab only', async () => {
  const { store, sessionAtom, enableEmbedMode } = await openPage();
  enableEmbedMode('https://api.example');
  const onChange = jest.fn();
  const unsubscribe = store.sub(sessionAtom, onChange);

  const session = { session: wren.sessionId, user: wren.userId };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(prefix + key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  expect(onChange).not.toHaveBeenCalled();

  window.dispatchEvent(new StorageEvent('storage', { key: `${prefix}session` }));
  expect(store.get(sessionAtom)).toMatchObject({ sessionId: wren.sessionId });
  unsubscribe();
});

it('the state does not change the root element of the embedding page', async () => {
  const { enableEmbedMode, chooseThemeMode, followSystemTheme } = await openPage();
  enableEmbedMode('https://api.example');
  document.documentElement.className = 'dark wiki';

  chooseThemeMode('light');
  expect(document.documentElement.className).toBe('dark wiki');

  followSystemTheme();
  expect(document.documentElement.className).toBe('dark wiki');
});
