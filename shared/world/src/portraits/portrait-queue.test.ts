import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PortraitFrame } from './paint-portrait.ts';
import { PortraitQueue } from './portrait-queue.ts';

const genome = parseGenome('0'.repeat(64));
const createFrames = (...keys: string[]): PortraitFrame[] =>
  keys.map((key) => ({ key, genome, lift: 0, size: 160 }));

function openQueue() {
  const paintedKeys: string[] = [];
  const pauses: (() => void)[] = [];
  const queue = new PortraitQueue(
    ({ key }) => paintedKeys.push(key),
    () => new Promise<void>((resolve) => pauses.push(resolve)),
  );
  /** Ends the current pause, and waits until the next one. */
  const step = async () => {
    pauses.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, paintedKeys, step };
}

it('the queue paints the frame with the highest priority first, and applies a new order between two frames', async () => {
  const { queue, paintedKeys, step } = openQueue();
  queue.set(createFrames('far', 'farther'));
  await step();

  queue.set(createFrames('near', 'far', 'farther'));
  await step();
  await step();

  expect(paintedKeys).toEqual(['far', 'near', 'farther']);
});

it('the queue paints a frame once while the response is in transit, and again after the page has freed the frame', async () => {
  const { queue, paintedKeys, step } = openQueue();
  queue.set(createFrames('one'));
  await step();

  // The page sent this before the response arrived.
  queue.set(createFrames('one'));
  await step();
  expect(paintedKeys).toEqual(['one']);

  queue.set([]);
  queue.set(createFrames('one'));
  await step();
  await step();
  expect(paintedKeys).toEqual(['one', 'one']);
});
