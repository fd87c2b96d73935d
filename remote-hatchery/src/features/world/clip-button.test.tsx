import { act, screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ClipButton } from './ClipButton.tsx';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

/** A recorder as browsers have it: it delivers what it has recorded when it is stopped. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('video/webm');
  static content = 'frames';
  static refusal: DOMException | null = null;
  readonly type: string;

  constructor(_stream: MediaStream, { mimeType }: { mimeType: string }) {
    super();
    if (Recorder.refusal) throw Recorder.refusal;
    this.type = mimeType;
  }

  start() {}

  stop() {
    const data = new Blob([Recorder.content], { type: this.type });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

const stopTrack = jest.fn();
const stream = { getTracks: () => [{ stop: stopTrack }] } as unknown as MediaStream;
const saved: { type: string; name: string }[] = [];
const onFailure = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  saved.length = 0;
  Recorder.content = 'frames';
  Recorder.refusal = null;
  Object.assign(globalThis, { MediaRecorder: Recorder });
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => stream });
  let type = '';
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      ({ type } = content);
      return 'blob:clip';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ type, name: this.download });
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
});

const open = () => renderInHost(<ClipButton scene={{ stream: () => stream }} onFailure={onFailure} />);
it('records six seconds in the format of the browser, counts them down, and saves them', async () => {
  open();
  act(() => screen.getByRole('button', { name: 'Save 6 s clip' }).click());

  await passTime(2_000);
  expect(screen.getByRole('button', { name: 'Recording: 4 s' })).toHaveAttribute('aria-disabled', 'true');
  expect(saved).toEqual([]);
  await passTime(4_000);

  expect(saved).toEqual([{ type: 'video/webm', name: 'world.webm' }]);
  expect(screen.getByRole('button', { name: 'Save 6 s clip' })).toBeEnabled();
  expect(stopTrack).toHaveBeenCalledTimes(1);
});

it('shares the clip on a second press, and keeps it where the player closes the dialog', async () => {
  const answers = [Promise.reject(new DOMException('closed', 'AbortError')), Promise.resolve()];
  const share = jest.fn((_data: ShareData) => answers.shift());
  Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.[0]?.type === 'video/webm', share });
  open();
  act(() => screen.getByRole('button', { name: 'Record 6 s clip' }).click());
  await passTime(6_000);
  expect(share).not.toHaveBeenCalled();

  act(() => screen.getByRole('button', { name: 'Share clip' }).click());
  await passTime(0);
  act(() => screen.getByRole('button', { name: 'Share clip' }).click());
  await passTime(0);

  expect(share.mock.calls.map(([{ files }]) => files?.[0]?.name)).toEqual(['world.webm', 'world.webm']);
  expect(screen.getByRole('button', { name: 'Record 6 s clip' })).toBeEnabled();
  expect(saved).toEqual([]);
});

it('saves the clip on request where it could be shared, and where the device refuses to', async () => {
  Object.assign(navigator, {
    canShare: () => true,
    share: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
  });
  open();
  for (const name of ['Save clip', 'Share clip']) {
    act(() => screen.getByRole('button', { name: 'Record 6 s clip' }).click());
    await passTime(6_000);
    act(() => screen.getByRole('button', { name }).click());
    await passTime(0);
  }

  expect(saved).toEqual([
    { type: 'video/webm', name: 'world.webm' },
    { type: 'video/webm', name: 'world.webm' },
  ]);
});

it.each([
  ['refuses the canvas', () => (Recorder.refusal = new DOMException('too large', 'NotSupportedError'))],
  ['delivers nothing', () => (Recorder.content = '')],
])('reports a failure if the encoder %s', async (_case, prepare) => {
  prepare();
  open();
  act(() => screen.getByRole('button', { name: 'Save 6 s clip' }).click());

  await passTime(6_000);

  expect(onFailure).toHaveBeenLastCalledWith(true);
  expect(saved).toEqual([]);
  expect(stopTrack).toHaveBeenCalledTimes(1);
});

it('saves nothing when the player leaves while it is recorded', async () => {
  const { unmount } = open();
  act(() => screen.getByRole('button', { name: 'Save 6 s clip' }).click());
  await passTime(3_000);
  unmount();

  await passTime(6_000);

  expect(saved).toEqual([]);
  expect(onFailure).not.toHaveBeenCalledWith(true);
  expect(stopTrack).toHaveBeenCalledTimes(1);
});

it('is absent where the browser cannot record a canvas', () => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  open();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
