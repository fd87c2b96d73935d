import { blockStorage } from '../testing/block-storage.ts';
import { aSession } from '../testing/factories.tsx';
import { clearElsewhere } from '../testing/write-elsewhere.ts';
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

const listMessages = () => store.get(notificationsAtom).map(({ message }) => message);
const notifySoldOut = (message: string) => notify({ type: 'info', category: 'soldOut', message });
const season = { spawnSeason: 'EARTH', spawnAge: 2 };

afterEach(clearStored);

it.each([
  ['Sign Out', signOut],
  ['Sign Out in another tab', clearElsewhere],
])(
  'after %s, the tab repeats no notification, remembers the last season, and forgets everything else',
  (_what, end) => {
    setSession(aSession());
    writeStored('theme', 'dark');
    storeSeason(season);
    const before = listMessages();
    notifySoldOut('first');

    end();
    expect(localStorage).toHaveLength(0);
    notifySoldOut('second');

    expect(listMessages()).toEqual([...before, 'first']);
    expect(storedSeason()).toEqual(season);
    expect([readStored('session'), readStored('theme')]).toEqual([null, null]);
  },
);

it('the storage keeps values that another tab has written across Sign Out', () => {
  localStorage.setItem('goldenSeen', '{"eggIds":[77]}');

  signOut();

  expect(readStored('goldenSeen')).toBe('{"eggIds":[77]}');
});

it('the storage keeps values in memory across Sign Out if storage is blocked', () => {
  blockStorage();
  storeSeason(season);

  signOut();

  expect(storedSeason()).toEqual(season);
  jest.restoreAllMocks();
  clearElsewhere();
});
