import { reasonToWithdraw } from './reason-to-withdraw.ts';

const none: readonly number[] = [];
const arm = (views: number, failed: number, starts = none) => ({ views, failed, starts });

const bad = [
  { of: 'every page, on a busy site', canary: arm(5, 5), live: arm(200, 0) },
  { of: 'every page, where nobody else is', canary: arm(10, 10), live: arm(0, 0) },
  { of: 'one page in ten', canary: arm(100, 10), live: arm(1_900, 19) },
  { of: 'thrice as many pages as before', canary: arm(2_000, 60), live: arm(38_000, 380) },
  { of: 'more often than it was opened', canary: arm(3, 9), live: arm(60, 0) },
];
it.each(bad)('withdraws a canary that fails in $of', ({ canary, live }) => {
  expect(reasonToWithdraw(canary, live)).toBe(
    `${canary.failed} failures in ${canary.views} pages; live site: ${live.failed} in ${live.views}`,
  );
});

const harmless = [
  { of: 'has not been seen', canary: arm(0, 0), live: arm(1_000, 10) },
  { of: 'failed for one visitor', canary: arm(3, 4), live: arm(1_000, 0) },
  { of: 'fails as often as the live site', canary: arm(100, 8), live: arm(1_900, 152) },
  { of: 'fails a little more often', canary: arm(10_000, 520), live: arm(10_000, 400) },
  { of: 'has all visitors, and fails now and then', canary: arm(1_000, 15), live: arm(0, 0) },
];
it.each(harmless)('keeps a canary that $of', ({ canary, live }) => {
  expect(reasonToWithdraw(canary, live)).toBeNull();
});

/** Start times around a median, spread as visitors' are: from a third of it to three times as much. */
const startsAround = (median: number, count: number) =>
  Array.from({ length: count }, (_, index) => median * 3 ** ((2 * (index + 0.5)) / count - 1));

it('withdraws a canary that starts later, and not one whose delay may be chance or does not matter', () => {
  const live = arm(100, 0, startsAround(900, 300));
  const delayed = (by: number, count: number) =>
    arm(
      100,
      0,
      startsAround(900, count).map((start) => start + by),
    );

  expect(reasonToWithdraw(delayed(300, 120), live)).toMatch(/^starts in 1\d\d\d ms; live site: \d+ ms$/);
  expect(reasonToWithdraw(delayed(300, 19), live)).toBeNull();
  expect(reasonToWithdraw(delayed(0, 300), live)).toBeNull();
  expect(reasonToWithdraw(delayed(60, 300), live)).toBeNull();
  expect(reasonToWithdraw(arm(100, 0, startsAround(600, 120)), live)).toBeNull();
});

it('withdraws an equal canary about never', () => {
  // A generator of its own, so that each run sees the same visitors.
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const visit = (given: { views: number; failed: number; starts: number[] }) => {
    given.views += 1;
    if (random() < 0.02) given.failed += 1;
    given.starts = [...given.starts, 300 + 900 * random() * random()].slice(-300);
  };
  let withdrawn = 0;
  for (let site = 0; site < 20; site += 1) {
    const [canary, live] = [arm(0, 0), arm(0, 0)].map((given) => ({ ...given, starts: [] as number[] }));
    if (!canary || !live) throw new Error('There are two arms');
    let isWithdrawn = false;
    for (let visits = 0; visits < 2_000 && !isWithdrawn; visits += 1) {
      visit(random() < 0.2 ? canary : live);
      if (visits % 50 === 0) isWithdrawn = reasonToWithdraw(canary, live) !== null;
    }
    withdrawn += Number(isWithdrawn);
  }
  expect(withdrawn).toBeLessThanOrEqual(1);
});
