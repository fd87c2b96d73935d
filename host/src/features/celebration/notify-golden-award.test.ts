import {
  changePreferences,
  clearNotificationHistory,
  dismissNotification,
  notificationsAtom,
  store,
} from '@emberclutch/shared/state';
import { celebratedAtom, endCelebration } from './celebrated.ts';
import { notifyGoldenAward } from './notify-golden-award.ts';

const award = (detail: unknown) => new CustomEvent('goldenEggAward', { detail });
const told = () => store.get(notificationsAtom);

afterEach(() => {
  told().forEach(({ id }) => dismissNotification(id));
  clearNotificationHistory();
  changePreferences({ hasQuietCelebration: false });
  endCelebration();
  jest.restoreAllMocks();
});

it.each([
  [{ count: 1, eggs: [{ id: 77 }] }, 'Congratulations! You have received a Golden egg!'],
  [{ count: 3, eggs: [] }, 'Congratulations! You have received 3 Golden eggs!'],
  [{ eggs: [{ id: 1 }, { id: 2 }] }, 'Congratulations! You have received 2 Golden eggs!'],
])('says of %j: %s', (detail, message) => {
  notifyGoldenAward(award(detail));

  expect(told()).toEqual([
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
  expect(store.get(celebratedAtom)).toBeGreaterThan(0);
});

it.each([null, undefined, {}, { count: 0 }, { count: -2 }, { count: 'many' }, { count: 1.5 }, 'gold'])(
  'makes nothing of %j',
  (detail) => {
    notifyGoldenAward(award(detail));

    expect([told(), store.get(celebratedAtom)]).toEqual([[], 0]);
  },
);

it('celebrates quietly for whoever wants that', () => {
  changePreferences({ hasQuietCelebration: true });

  notifyGoldenAward(award({ count: 1, eggs: [] }));

  expect([told().length, store.get(celebratedAtom)]).toEqual([1, 0]);
});

it('celebrates quietly where the system asks for less motion', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );

  notifyGoldenAward(award({ count: 1, eggs: [] }));

  expect([told().length, store.get(celebratedAtom)]).toEqual([1, 0]);
});
