import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PortraitFrame } from './paint-portrait.ts';
import { PortraitDrawer } from './portrait-drawer.ts';

jest.mock('./paint-portrait.ts', () => ({ paintPortrait: () => {} }));

const frame: PortraitFrame = { key: '7/0/160', genome: parseGenome('0'.repeat(64)), lift: 0, size: 160 };
const nextSlice = () => Promise.resolve();

/** A worker that is given answers by the test. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage = (message: unknown) => void this.asked.push(message);
  terminate = () => void (this.isEnded = true);
}

function openDrawer(openWorker?: () => Worker) {
  const drawn: string[] = [];
  const drawer = new PortraitDrawer({ openWorker, nextSlice });
  drawer.listen((key) => drawn.push(key));
  return { drawer, drawn };
}

// Cast: the test needs no more of a worker.
const asWorker = (fake: FakeWorker) => fake as unknown as Worker;

beforeEach(() => {
  Object.assign(globalThis, { OffscreenCanvas: Object });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.restoreAllMocks();
});

it('lets a worker draw', () => {
  const worker = new FakeWorker();
  const { drawer, drawn } = openDrawer(() => asWorker(worker));

  drawer.request([frame]);
  worker.dispatchEvent(new MessageEvent('message', { data: { key: frame.key, picture: null } }));

  expect(worker.asked).toEqual([[frame]]);
  expect(drawn).toEqual([frame.key]);
});

it('draws in the page if the worker fails', async () => {
  const worker = new FakeWorker();
  const { drawer, drawn } = openDrawer(() => asWorker(worker));

  drawer.request([frame]);
  worker.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));

  expect(worker.isEnded).toBe(true);
  expect(drawn).toEqual([frame.key]);
});

it.each([
  ['the script of the worker is of another origin', () => failWith(new DOMException('', 'SecurityError'))],
  ['a rule of the page forbids workers', () => failWith(new TypeError())],
])('draws in the page if %s', async (_case, openWorker) => {
  const { drawer, drawn } = openDrawer(openWorker);

  drawer.request([frame]);
  await new Promise((resolve) => setTimeout(resolve));

  expect(drawn).toEqual([frame.key]);
});

it('draws nothing after it is closed', async () => {
  const { drawer, drawn } = openDrawer();
  drawer.request([frame]);
  drawer.close();

  await new Promise((resolve) => setTimeout(resolve));

  expect(drawn).toEqual([]);
});

function failWith(error: Error): never {
  throw error;
}
