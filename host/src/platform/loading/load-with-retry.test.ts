import { loadWithRetry } from './load-with-retry.ts';

const fail = () => Promise.reject(new Error('ChunkLoadError'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the loader retries 20 seconds after a failure', async () => {
  const load = jest.fn<Promise<string>, []>().mockImplementation(fail);
  const loading = loadWithRetry(load);

  await jest.advanceTimersByTimeAsync(19_999);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('toasts');
  await jest.advanceTimersByTimeAsync(1);

  expect(await loading).toBe('toasts');
});

it('the loader retries at once when the network comes back, and not again after a success', async () => {
  const load = jest.fn<Promise<string>, []>().mockImplementationOnce(fail).mockResolvedValue('toasts');
  const loading = loadWithRetry(load);
  await jest.advanceTimersByTimeAsync(0);

  window.dispatchEvent(new Event('online'));

  expect(await loading).toBe('toasts');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
