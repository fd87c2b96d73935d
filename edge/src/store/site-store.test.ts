import { temporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';

describe.each(['folder', 's3', 's3 with plain tags'] as const)('a store of the kind %s', (kind) => {
  let store: TemporaryStore;
  beforeEach(async () => (store = await temporaryStore(kind)));
  afterEach(() => store.remove());

  it('replaces the pointer for one of two writers that have read the same', async () => {
    const [one, other] = [store.connect(), store.connect()];
    expect(await one.readPointer()).toBeNull();

    const first = await one.writePointer('first', null);
    expect(await other.writePointer('other', null)).toBeNull();
    expect(await other.readPointer()).toEqual({ text: 'first', tag: first });
    const second = await other.writePointer('second', first);
    expect(await one.writePointer('third', first)).toBeNull();

    expect(await one.readPointer()).toEqual({ text: 'second', tag: second });
  });

  it('lets exactly one of many writers win', async () => {
    const tag = await store.connect().writePointer('first', null);

    const writers = Array.from({ length: 8 }, (_, index) =>
      store.connect().writePointer(`writer ${index}`, tag),
    );

    expect((await Promise.all(writers)).filter((written) => written !== null)).toHaveLength(1);
  });

  it('keeps objects, lists them by prefix, and removes them', async () => {
    const connection = store.connect();
    const content = Buffer.from([0, 255, 128, 10]);
    for (const name of [
      'releases/host/1.tar',
      'releases/host/2.tar',
      'releases/spawn/1.tar',
      'switches/1.json',
    ])
      await connection.write(name, content);

    expect(await connection.read('releases/host/1.tar')).toEqual(content);
    expect([
      await connection.has('releases/host/2.tar'),
      await connection.has('releases/host/3.tar'),
    ]).toEqual([true, false]);
    await connection.remove('releases/host/2.tar');
    await connection.remove('releases/host/9.tar');
    const listed = await connection.list('releases/');
    expect(listed.map(({ name }) => name).toSorted()).toEqual([
      'releases/host/1.tar',
      'releases/spawn/1.tar',
    ]);
    for (const { at } of listed) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(await connection.read('releases/host/2.tar')).toBeNull();
  });
});
