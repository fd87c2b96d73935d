import {
  clearStored,
  notificationsAtom,
  notify,
  readStored,
  setSession,
  signOut,
  store,
  storeSeason,
  storedSeason,
  writeStored,
} from './index.ts';
import { aSession } from '../testing/factories.tsx';

/** Simulates Sign Out in another browser tab. */
function signOutElsewhere(): void {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

const messages = () => store.get(notificationsAtom).map(({ message }) => message);
const tell = (message: string) => notify({ type: 'info', category: 'soldOut', message });

afterEach(clearStored);

describe.each([
  ['Sign Out', signOut],
  ['Sign Out in another tab', signOutElsewhere],
])('after %s', (_what, end) => {
  it('the tab does not repeat a notification, and local storage is empty', () => {
    setSession(aSession());
    const before = messages();
    tell('first');

    end();
    expect(localStorage).toHaveLength(0);
    tell('second');

    expect(messages()).toEqual([...before, 'first']);
  });

  it('the tab knows the last season', () => {
    storeSeason({ spawnSeason: 'EARTH', spawnAge: 2 });

    end();

    expect(storedSeason()).toEqual({ spawnSeason: 'EARTH', spawnAge: 2 });
  });

  it('the tab forgets everything else', () => {
    setSession(aSession());
    writeStored('theme', 'dark');

    end();

    expect([readStored('session'), readStored('theme')]).toEqual([null, null]);
  });
});

it('remembers over Sign Out what another tab has written', () => {
  localStorage.setItem('goldenSeen', '{"eggIds":[77]}');

  signOut();

  expect(readStored('goldenSeen')).toBe('{"eggIds":[77]}');
});

it('remembers over Sign Out as long as the page lives if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const method of ['setItem', 'getItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  storeSeason({ spawnSeason: 'EARTH', spawnAge: 2 });

  signOut();

  expect(storedSeason()).toEqual({ spawnSeason: 'EARTH', spawnAge: 2 });
  jest.restoreAllMocks();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
