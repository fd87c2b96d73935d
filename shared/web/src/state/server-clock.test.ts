const noon = Date.UTC(2031, 3, 1, 12);
const seconds = 1_000;
const minutes = 60 * seconds;

/** Simulates a page load on a machine whose clock shows `machineTime`, of a page that the edge rendered at `renderedAt`. */
async function openPage(machineTime: number, renderedAt: number | null = null) {
  jest.useFakeTimers({ now: machineTime });
  jest.replaceProperty(performance, 'timeOrigin', machineTime);
  jest.resetModules();
  const { serverNow, setServerTime } = await import('./server-clock.ts');
  const { rendered } = await import('./rendered.ts');
  rendered.at = renderedAt && renderedAt / seconds;
  return {
    serverNow,
    setServerTime,
    receiveResponse: (at: number) => setServerTime(new Date(at).toUTCString()),
  };
}

afterEach(() => jest.useRealTimers());

it.each([
  ['the server if the machine’s clock is minutes behind', -7 * minutes, 0],
  ['the server if the machine’s clock is minutes ahead', 7 * minutes, 0],
  ['the server if the machine’s clock is a few seconds ahead', 8 * seconds, 0],
  ['the server if the machine’s clock is years off', -40 * 365 * 24 * 60 * minutes, 0],
  ['the machine if both agree within a second', 700, 700],
])('the clock follows %s', async (_what, error, ahead) => {
  const { serverNow, receiveResponse } = await openPage(noon + error);

  receiveResponse(noon);

  expect(serverNow()).toBe(noon + ahead);
});

it.each([
  ['the rendered page if the machine’s clock is two days ahead', 2 * 1_440 * minutes, 0],
  ['the machine if its clock is minutes ahead, because the page may be that old', 7 * minutes, 7 * minutes],
])('until the first response, the clock follows %s', async (_what, error, ahead) => {
  const { serverNow, receiveResponse } = await openPage(noon + error, noon);
  expect(serverNow()).toBe(noon + ahead);

  receiveResponse(noon + 2 * seconds);

  expect(serverNow()).toBe(noon + 2 * seconds);
});

it('a cached response does not set the clock back', async () => {
  const { serverNow, receiveResponse } = await openPage(noon);
  receiveResponse(noon);
  jest.setSystemTime(noon + 5 * seconds);

  receiveResponse(noon);

  expect(serverNow()).toBe(noon + 5 * seconds);
});

it('the clock is correct after sleep', async () => {
  const { serverNow, receiveResponse } = await openPage(noon - 7 * minutes);
  receiveResponse(noon);

  jest.setSystemTime(noon - 7 * minutes + 600 * minutes);

  expect(serverNow()).toBe(noon + 600 * minutes);
});

it('the clock is correct after the next response if the machine’s clock was set', async () => {
  const { serverNow, receiveResponse } = await openPage(noon);
  receiveResponse(noon);
  jest.setSystemTime(noon + 60 * minutes);

  receiveResponse(noon + 2 * seconds);

  expect(serverNow()).toBe(noon + 2 * seconds);
});

it.each([null, '', 'yesterday'])('the clock ignores the header %j', async (header) => {
  const { serverNow, setServerTime } = await openPage(noon);

  setServerTime(header);

  expect(serverNow()).toBe(noon);
});
