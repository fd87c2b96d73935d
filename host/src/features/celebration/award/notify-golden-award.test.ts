import {
  changePreferences,
  clearNotificationHistory,
  dismissNotification,
  notificationsAtom,
  store,
} from '@emberclutch/web/state';
import { celebratedEggCountAtom, endCelebration } from '../celebrated-egg-count.ts';
import { notifyGoldenAward } from './notify-golden-award.ts';

const createAward = (detail: unknown) => new CustomEvent('goldenEggAward', { detail });
const readNotifications = () => store.get(notificationsAtom);

afterEach(() => {
  readNotifications().forEach(({ id }) => dismissNotification(id));
  clearNotificationHistory();
  changePreferences({ hasQuietCelebration: false });
  endCelebration();
  jest.restoreAllMocks();
});

it.each([
  [{ count: 1, eggs: [{ id: 77 }] }, 'Congratulations! You have received a Golden egg!'],
  [{ count: 3, eggs: [] }, 'Congratulations! You have received 3 Golden eggs!'],
  [{ eggs: [{ id: 1 }, { id: 2 }] }, 'Congratulations! You have received 2 Golden eggs!'],
])('the host notifies about %j: %s', (detail, message) => {
  notifyGoldenAward(createAward(detail));

  expect(readNotifications()).toEqual([
    {
      id: expect.any(String),
      type: 'success',
      message,
      duration: 10_000,
      persistent: false,
      navigateTo: '/my-collection',
      category: 'goldenEggAward',
    },
  ]);
  expect(store.get(celebratedEggCountAtom)).toBeGreaterThan(0);
});

it.each([null, undefined, {}, { count: 0 }, { count: -2 }, { count: 'many' }, { count: 1.5 }, 'gold'])(
  'the host ignores %j',
  (detail) => {
    notifyGoldenAward(createAward(detail));

    expect([readNotifications(), store.get(celebratedEggCountAtom)]).toEqual([[], 0]);
  },
);

it.each([
  ['the player prefers a quiet celebration', () => changePreferences({ hasQuietCelebration: true })],
  [
    'the system prefers reduced motion',
    () =>
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((media) =>
          Object.assign(new EventTarget(), { media, matches: media.includes('reduce') } as MediaQueryList),
        ),
  ],
])('the host does not celebrate when %s', (_what, prefer) => {
  prefer();

  notifyGoldenAward(createAward({ count: 1, eggs: [] }));

  expect([readNotifications().length, store.get(celebratedEggCountAtom)]).toEqual([1, 0]);
});
