import { loadWithRetry } from './load-with-retry.ts';

const lost = () => Promise.reject(new Error('ChunkLoadError'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again for what was lost', async () => {
  const load = jest.fn<Promise<string>, []>().mockImplementation(lost);
  const here = loadWithRetry(load);

  await jest.advanceTimersByTimeAsync(19_999);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('toasts');
  await jest.advanceTimersByTimeAsync(1);

  expect(await here).toBe('toasts');
});

it('asks at once when the network comes back, and then no more', async () => {
  const load = jest.fn<Promise<string>, []>().mockImplementationOnce(lost).mockResolvedValue('toasts');
  const here = loadWithRetry(load);
  await jest.advanceTimersByTimeAsync(0);

  window.dispatchEvent(new Event('online'));

  expect(await here).toBe('toasts');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
