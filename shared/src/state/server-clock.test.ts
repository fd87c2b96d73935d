const noon = Date.UTC(2031, 3, 1, 12);
const seconds = 1_000;
const minutes = 60 * seconds;

/** A page that has just been opened, on a machine whose clock shows `machine`. */
async function openPage(machine: number) {
  jest.useFakeTimers({ now: machine });
  jest.resetModules();
  const { serverNow, setServerTime } = await import('./server-clock.ts');
  return { serverNow, answer: (at: number) => setServerTime(new Date(at).toUTCString()) };
}

afterEach(() => jest.useRealTimers());

it.each([
  ['minutes behind', -7 * minutes],
  ['minutes ahead', 7 * minutes],
  ['a few seconds ahead', 8 * seconds],
  ['years off', -40 * 365 * 24 * 60 * minutes],
])('is the server’s where the machine’s is %s', async (_what, error) => {
  const { serverNow, answer } = await openPage(noon + error);

  answer(noon);

  expect(serverNow()).toBe(noon);
});

it('stays with the machine’s where both agree within a second', async () => {
  const { serverNow, answer } = await openPage(noon + 700);

  answer(noon);

  expect(serverNow()).toBe(noon + 700);
});

it('is not put back by an answer out of the cache', async () => {
  const { serverNow, answer } = await openPage(noon);
  answer(noon);
  jest.setSystemTime(noon + 5 * seconds);

  answer(noon);

  expect(serverNow()).toBe(noon + 5 * seconds);
});

it('goes on through sleep', async () => {
  const { serverNow, answer } = await openPage(noon - 7 * minutes);
  answer(noon);

  jest.setSystemTime(noon - 7 * minutes + 600 * minutes);

  expect(serverNow()).toBe(noon + 600 * minutes);
});

it('is right again after the next answer when somebody set the machine’s clock', async () => {
  const { serverNow, answer } = await openPage(noon);
  answer(noon);
  jest.setSystemTime(noon + 60 * minutes);

  answer(noon + 2 * seconds);

  expect(serverNow()).toBe(noon + 2 * seconds);
});

it.each([null, '', 'yesterday'])('does without a date: %j', async (header) => {
  jest.useFakeTimers({ now: noon });
  jest.resetModules();
  const { serverNow, setServerTime } = await import('./server-clock.ts');

  setServerTime(header);

  expect(serverNow()).toBe(noon);
});
