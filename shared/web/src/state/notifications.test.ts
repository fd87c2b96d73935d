import {
  changePreferences,
  clearNotificationHistory,
  clearStored,
  dismissNotification,
  notificationKinds,
  notificationsAtom,
  notify,
  showTransientToast,
  notificationHistoryAtom,
  transientNotificationsAtom,
  markNotificationRead,
  store,
} from './index.ts';
import type { NotificationKind } from './index.ts';

const minutes = 60_000;
const noon = Date.UTC(2031, 3, 1, 12);

const shown = () => store.get(notificationsAtom).map(({ message }) => message);
const history = () => store.get(notificationHistoryAtom).map(({ message }) => message);
const notifyOf = (category: string, message = category) => notify({ type: 'info', message, category });
const dismissAll = () => store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));

/** Simulates a write of another browser tab. */
function storeElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

let unsubscribe = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  unsubscribe = store.sub(notificationHistoryAtom, () => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  unsubscribe();
  dismissAll();
  changePreferences({ muted: [] });
  clearNotificationHistory();
  clearStored();
});

/** In minutes. */
const intervals: Record<NotificationKind, number> = {
  cycleOpened: 5,
  cycleEnding: 30,
  newSeason: 30,
  soldOut: 10,
};

describe.each(notificationKinds)('%s', (kind) => {
  const interval = intervals[kind];

  it(`is shown once in ${interval} minutes`, () => {
    notifyOf(kind, 'first');

    jest.setSystemTime(noon + interval * minutes - 1);
    notifyOf(kind, 'too early');
    jest.setSystemTime(noon + interval * minutes);
    notifyOf(kind, 'again');

    expect(shown()).toEqual(['first', 'again']);
  });

  it('is not shown when another tab has just shown it', () => {
    storeElsewhere('toldAt', JSON.stringify({ [kind]: noon - 1 }));

    notifyOf(kind);

    expect(shown()).toEqual([]);
  });

  it('is not shown to a player who muted it', () => {
    changePreferences({ muted: [kind] });

    notifyOf(kind);

    expect([shown(), history()]).toEqual([[], []]);
  });

  it('does not suppress other kinds', () => {
    notifyOf(kind);

    for (const other of notificationKinds.filter((each) => each !== kind)) notifyOf(other);

    expect(history()).toHaveLength(notificationKinds.length);
  });
});

it.each(['', '{', 'null', '7', '[]', '{"cycleOpened":"now"}', `{"cycleOpened":${noon + 90 * minutes}}`])(
  'shows a notification if storage holds %j',
  (text) => {
    storeElsewhere('toldAt', text);

    notifyOf('cycleOpened');

    expect(shown()).toEqual(['cycleOpened']);
  },
);

it('throttles if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);

  notifyOf('soldOut');
  notifyOf('soldOut');

  expect([shown(), history()]).toEqual([['soldOut'], ['soldOut']]);
});

it('does not throttle other categories', () => {
  notifyOf('goldenEggAward', 'one');
  notifyOf('goldenEggAward', 'two');

  expect(shown()).toEqual(['one', 'two']);
});

it('shows three at most, and keeps the persistent ones', () => {
  notify({ type: 'info', message: 'stays', persistent: true });
  for (const message of ['first', 'second', 'third']) notify({ type: 'info', message });

  expect(shown()).toEqual(['stays', 'second', 'third']);
});

it('replaces the oldest of persistent ones', () => {
  for (const message of ['first', 'second', 'third', 'fourth'])
    notify({ type: 'info', message, persistent: true });

  expect(shown()).toEqual(['second', 'third', 'fourth']);
});

it('has a duration of 5 s by default', () => {
  notify({ type: 'info', message: 'usual' });
  notify({ type: 'info', message: 'longer', duration: 10_000 });

  expect(store.get(notificationsAtom).map(({ duration }) => duration)).toEqual([5_000, 10_000]);
});

it('keeps the last twenty with their links, newest first, until they are cleared', () => {
  for (let number = 1; number <= 23; number += 1)
    notify({ type: 'info', message: String(number), navigateTo: '/spawn' });
  expect(store.get(notificationHistoryAtom)).toHaveLength(20);
  expect(store.get(notificationHistoryAtom)[0]).toMatchObject({
    message: '23',
    navigateTo: '/spawn',
    shownAt: noon / 1_000,
  });

  clearNotificationHistory();

  expect(history()).toEqual([]);
  expect(localStorage.getItem('notices')).toBeNull();
});

it('tracks which have been read', () => {
  notify({ type: 'info', message: 'old' });
  notify({ type: 'info', message: 'new' });
  const unread = () => store.get(notificationHistoryAtom).filter(({ isRead }) => !isRead);

  markNotificationRead(unread()[1]?.id);
  expect(unread().map(({ message }) => message)).toEqual(['new']);

  markNotificationRead();
  expect(unread()).toEqual([]);
});

it('reads the history of other tabs', () => {
  const record = { id: 'a', type: 'info', message: 'shown elsewhere', at: 1, isRead: false };

  storeElsewhere('notices', JSON.stringify([record]));

  expect(history()).toEqual(['shown elsewhere']);
});

it.each([
  '',
  '{',
  'null',
  '{}',
  '[null, 7, "x", {}]',
  '[{"id":"a","message":"x","at":1,"isRead":false,"navigateTo":"//evil.example"}]',
])('has an empty history if storage holds %j', (text) => {
  storeElsewhere('notices', text);

  expect(history()).toEqual([]);
});

it('adds no transient toast to the history', () => {
  showTransientToast({ type: 'info', message: 'Back online' });

  expect(store.get(transientNotificationsAtom)).toHaveLength(1);
  expect([shown(), history()]).toEqual([[], []]);
  store.get(transientNotificationsAtom).forEach(({ id }) => dismissNotification(id));
});
