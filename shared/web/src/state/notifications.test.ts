import { blockStorage } from '../testing/block-storage.ts';
import { writeElsewhere } from '../testing/write-elsewhere.ts';
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

const readMessages = () => store.get(notificationsAtom).map(({ message }) => message);
const listHistory = () => store.get(notificationHistoryAtom).map(({ message }) => message);
const notifyIn = (category: string, message = category) => notify({ type: 'info', message, category });
const notifyWith = (message: string, persistent = false) => notify({ type: 'info', message, persistent });

let unsubscribe = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  unsubscribe = store.sub(notificationHistoryAtom, () => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  unsubscribe();
  store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
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

  it(`the store shows a kind of notification at most once in ${interval} minutes, and suppresses no other kind`, () => {
    notifyIn(kind, 'first');
    const others = notificationKinds.filter((otherKind) => otherKind !== kind);
    for (const other of others) notifyIn(other);
    expect(listHistory()).toHaveLength(notificationKinds.length);

    jest.setSystemTime(noon + interval * minutes - 1);
    notifyIn(kind, 'too early');
    jest.setSystemTime(noon + interval * minutes);
    notifyIn(kind, 'again');

    expect(listHistory().filter((message) => !others.includes(message as NotificationKind))).toEqual([
      'again',
      'first',
    ]);
  });

  it.each([
    ['another tab has just shown it', () => writeElsewhere({ toldAt: `{"${kind}":${noon - 1}}` })],
    ['the player muted it', () => changePreferences({ muted: [kind] })],
  ])('the store shows no notification if %s', (_case, suppress) => {
    suppress();

    notifyIn(kind);

    expect([readMessages(), listHistory()]).toEqual([[], []]);
  });
});

it('the store throttles even if storage is blocked', () => {
  blockStorage();

  notifyIn('soldOut');
  notifyIn('soldOut');

  expect([readMessages(), listHistory()]).toEqual([['soldOut'], ['soldOut']]);
});

it('the store does not throttle other categories', () => {
  notifyIn('goldenEggAward', 'one');
  notifyIn('goldenEggAward', 'two');

  expect(readMessages()).toEqual(['one', 'two']);
});

it.each([
  [
    [true, false, false, false],
    ['0', '2', '3'],
  ],
  [
    [true, true, true, true],
    ['1', '2', '3'],
  ],
])(
  'the store shows at most three notifications, and replaces persistent ones only if there is no other: %j',
  (persistent, remaining) => {
    persistent.forEach((isPersistent, index) => notifyWith(String(index), isPersistent));

    expect(readMessages()).toEqual(remaining);
  },
);

it('the store gives a toast a duration of 5 s by default', () => {
  notifyWith('usual');
  notify({ type: 'info', message: 'longer', duration: 10_000 });

  expect(store.get(notificationsAtom).map(({ duration }) => duration)).toEqual([5_000, 10_000]);
});

it('the store keeps the last twenty notifications with their links, newest first, until they are cleared', () => {
  for (let number = 1; number <= 23; number += 1)
    notify({ type: 'info', message: String(number), navigateTo: '/spawn' });
  expect(store.get(notificationHistoryAtom)).toHaveLength(20);
  expect(store.get(notificationHistoryAtom)[0]).toMatchObject({
    message: '23',
    navigateTo: '/spawn',
    at: noon / 1_000,
  });

  clearNotificationHistory();

  expect(listHistory()).toEqual([]);
  expect(localStorage.getItem('notices')).toBeNull();
});

it('the store tracks which notifications have been read', () => {
  notifyWith('old');
  notifyWith('new');
  const listUnread = () => store.get(notificationHistoryAtom).filter(({ isRead }) => !isRead);

  markNotificationRead(listUnread()[1]?.id);
  expect(listUnread().map(({ message }) => message)).toEqual(['new']);

  markNotificationRead();
  expect(listUnread()).toEqual([]);
});

it('the store reads the history of other tabs', () => {
  const record = { id: 'a', type: 'info', message: 'shown elsewhere', at: 1, isRead: false };

  writeElsewhere({ notices: JSON.stringify([record]) });

  expect(listHistory()).toEqual(['shown elsewhere']);
});

it('the store adds no transient toast to the history', () => {
  showTransientToast({ type: 'info', message: 'Back online' });

  expect(store.get(transientNotificationsAtom)).toHaveLength(1);
  expect([readMessages(), listHistory()]).toEqual([[], []]);
  store.get(transientNotificationsAtom).forEach(({ id }) => dismissNotification(id));
});
