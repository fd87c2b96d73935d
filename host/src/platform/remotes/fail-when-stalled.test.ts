import { failWhenStalled } from './fail-when-stalled.ts';

let download: ReadableStreamDefaultController<Uint8Array>;
let signal: AbortSignal | null | undefined;
const request = jest.fn(async (_url: string, { signal: requestSignal }: RequestInit) => {
  signal = requestSignal;
  return new Response(new ReadableStream({ start: (controller) => void (download = controller) }));
});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: request });
  request.mockClear();
});

afterEach(() => jest.useRealTimers());

it('the host makes a script fail when its bytes stop arriving, but not before', async () => {
  const { script, errors } = watchScript();

  await jest.advanceTimersByTimeAsync(2_000);
  expect(request.mock.calls.map(([url]) => url)).toEqual(['https://static.example/entry.js']);
  for (const _part of [1, 2, 3]) {
    download.enqueue(new Uint8Array(1));
    await jest.advanceTimersByTimeAsync(19_000);
  }
  expect(errors).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(errors).toEqual([script]);
  expect(signal?.aborted).toBe(true);
});

it('the host does not fetch a script that loads within two seconds', async () => {
  const { script, errors } = watchScript();

  await jest.advanceTimersByTimeAsync(1_900);
  script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(request).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

function watchScript() {
  const script = document.createElement('script');
  script.src = 'https://static.example/entry.js';
  const errors: unknown[] = [];
  script.addEventListener('error', ({ target }) => errors.push(target));
  failWhenStalled(script);
  return { script, errors };
}
