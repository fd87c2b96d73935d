import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PortraitFrame } from './paint-portrait.ts';
import { PortraitDrawer } from './portrait-drawer.ts';

jest.mock('./paint-portrait.ts', () => ({ paintPortrait: () => {} }));

const frame: PortraitFrame = { key: '7/0/160', genome: parseGenome('0'.repeat(64)), lift: 0, size: 160 };

/** A worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];
  isEnded = false;
  postMessage = (message: unknown) => void this.messages.push(message);
  terminate = () => void (this.isEnded = true);
}

/** Creates a drawer and requests a frame. */
function requestFrame(openWorker?: () => unknown) {
  const drawnKeys: string[] = [];
  // Cast: the drawer uses only these members of a worker.
  const drawer = new PortraitDrawer({
    openWorker: openWorker as () => Worker,
    waitForSlice: () => Promise.resolve(),
  });
  drawer.listen((key) => drawnKeys.push(key));
  drawer.request([frame]);
  return { drawer, drawnKeys };
}

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(globalThis, { OffscreenCanvas: Object });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.restoreAllMocks();
});

it('a worker draws frames, and the page draws them if the worker fails', async () => {
  const worker = new FakeWorker();
  const { drawer, drawnKeys } = requestFrame(() => worker);
  worker.dispatchEvent(new MessageEvent('message', { data: { key: frame.key, picture: null } }));
  expect(worker.messages).toEqual([[frame]]);
  expect(drawnKeys).toEqual([frame.key]);

  drawer.request([{ ...frame, key: '8/0/160' }]);
  worker.dispatchEvent(new Event('error'));
  await waitForNextTask();
  expect(worker.isEnded).toBe(true);
  expect(drawnKeys).toEqual([frame.key, '8/0/160']);
});

it.each([
  ['the script of the worker is of another origin', new DOMException('', 'SecurityError')],
  ['a rule of the page forbids workers', new TypeError()],
])('the page draws if %s', async (_case, error) => {
  const { drawnKeys } = requestFrame(() => {
    throw error;
  });

  await waitForNextTask();

  expect(drawnKeys).toEqual([frame.key]);
});

it('a closed drawer draws nothing', async () => {
  const { drawer, drawnKeys } = requestFrame();
  drawer.close();

  await waitForNextTask();

  expect(drawnKeys).toEqual([]);
});
