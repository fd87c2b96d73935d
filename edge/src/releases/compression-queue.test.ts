import { CompressionQueue } from './compression-queue.ts';
import type { CompressedKind } from './compression-queue.ts';

let queue: CompressionQueue;
let running: string[];
let finish: Map<string, () => void>;

beforeEach(() => {
  queue = new CompressionQueue();
  running = [];
  finish = new Map();
});

function add(kind: CompressedKind, name: string): void {
  void queue.run(kind, async () => {
    running.push(name);
    await new Promise<void>((resolve) => finish.set(name, resolve));
    running = running.filter((other) => other !== name);
  });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('leaves threads to read files with while releases and pages are compressed', async () => {
  for (const name of ['a', 'b', 'c']) add('release', name);
  await settle();
  expect(running).toEqual(['a', 'b']);

  for (const name of ['1', '2']) add('page', name);
  await settle();
  expect(running).toEqual(['a', 'b', '1']);
});

it('prefers pages to releases that came before', async () => {
  for (const name of ['a', 'b', 'c']) add('release', name);
  for (const name of ['1', '2']) add('page', name);
  await settle();

  finish.get('a')?.();
  await settle();
  expect(running).toEqual(['b', '1', '2']);
  for (const name of ['b', '1', '2']) finish.get(name)?.();
  await settle();
  expect(running).toEqual(['c']);
});

it('goes on after a compression that fails', async () => {
  const failing = ['a', 'b', 'c'].map((name) =>
    queue.run('release', async () => Promise.reject(new Error(name))),
  );

  const results = await Promise.allSettled(failing);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
