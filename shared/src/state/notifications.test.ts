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
const kept = () => store.get(notificationHistoryAtom).map(({ message }) => message);
const tell = (category: string, message = category) => notify({ type: 'info', message, category });
const dismissAll = () => store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));

/** What another tab stores, as this one hears of it. */
function storeElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

let stopFollowing = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  stopFollowing = store.sub(notificationHistoryAtom, () => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  stopFollowing();
  dismissAll();
  changePreferences({ muted: [] });
  clearNotificationHistory();
  clearStored();
});

const silences: [NotificationKind, number][] = [
  ['cycleOpened', 5],
  ['cycleEnding', 30],
  ['newSeason', 30],
  ['soldOut', 10],
];

describe.each(silences)('%s', (kind, silence) => {
  it(`is told once in ${silence} minutes`, () => {
    tell(kind, 'first');

    jest.setSystemTime(noon + silence * minutes - 1);
    tell(kind, 'too early');
    jest.setSystemTime(noon + silence * minutes);
    tell(kind, 'again');

    expect(shown()).toEqual(['first', 'again']);
  });

  it('is not told here when another tab has just told it', () => {
    storeElsewhere('toldAt', JSON.stringify({ [kind]: noon - 1 }));

    tell(kind);

    expect(shown()).toEqual([]);
  });

  it('is told nobody who does not want it', () => {
    changePreferences({ muted: [kind] });

    tell(kind);

    expect([shown(), kept()]).toEqual([[], []]);
  });

  it('does not keep the other kinds from being told', () => {
    tell(kind);

    for (const other of notificationKinds.filter((each) => each !== kind)) tell(other);

    expect(kept()).toHaveLength(4);
  });
});

it.each(['', '{', 'null', '7', '[]', '{"cycleOpened":"now"}', `{"cycleOpened":${noon + 90 * minutes}}`])(
  'tells everything where storage says %j',
  (text) => {
    storeElsewhere('toldAt', text);

    tell('cycleOpened');

    expect(shown()).toEqual(['cycleOpened']);
  },
);

it('does not tell twice where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);

  tell('soldOut');
  tell('soldOut');

  expect([shown(), kept()]).toEqual([['soldOut'], ['soldOut']]);
});

it('tells other things as often as they happen', () => {
  tell('goldenEggAward', 'one');
  tell('goldenEggAward', 'two');

  expect(shown()).toEqual(['one', 'two']);
});

it('shows three at most, and those that must stay stay', () => {
  notify({ type: 'info', message: 'stays', persistent: true });
  for (const message of ['first', 'second', 'third']) notify({ type: 'info', message });

  expect(shown()).toEqual(['stays', 'second', 'third']);
});

it('pushes out the oldest of many that must stay', () => {
  for (const message of ['first', 'second', 'third', 'fourth'])
    notify({ type: 'info', message, persistent: true });

  expect(shown()).toEqual(['second', 'third', 'fourth']);
});

it('takes 5 seconds unless told otherwise', () => {
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

  expect(kept()).toEqual([]);
  expect(localStorage.getItem('notices')).toBeNull();
});

it('knows which have been read', () => {
  notify({ type: 'info', message: 'old' });
  notify({ type: 'info', message: 'new' });
  const unread = () => store.get(notificationHistoryAtom).filter(({ isRead }) => !isRead);

  markNotificationRead(unread()[1]?.id);
  expect(unread().map(({ message }) => message)).toEqual(['new']);

  markNotificationRead();
  expect(unread()).toEqual([]);
});

it('shows what other tabs keep', () => {
  const notice = { id: 'a', type: 'info', message: 'told elsewhere', at: 1, isRead: false };

  storeElsewhere('notices', JSON.stringify([notice]));

  expect(kept()).toEqual(['told elsewhere']);
});

it.each([
  '',
  '{',
  'null',
  '{}',
  '[null, 7, "x", {}]',
  '[{"id":"a","message":"x","at":1,"isRead":false,"navigateTo":"//evil.example"}]',
])('keeps nothing where storage says %j', (text) => {
  storeElsewhere('notices', text);

  expect(kept()).toEqual([]);
});

it('keeps nothing of what is said in passing', () => {
  showTransientToast({ type: 'info', message: 'Back online' });

  expect(store.get(transientNotificationsAtom)).toHaveLength(1);
  expect([shown(), kept()]).toEqual([[], []]);
  store.get(transientNotificationsAtom).forEach(({ id }) => dismissNotification(id));
});
