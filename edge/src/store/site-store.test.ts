import { join } from 'node:path';
import { openSiteFolder } from '../publishing/open-site-folder.ts';
import { memoryFolder } from '../testing/small-site.ts';
import { openS3Double } from '../testing/s3-double.ts';
import { createTemporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { S3Store } from './s3-store.ts';
import { pointerName } from './site-store.ts';

describe.each(['folder', 's3', 's3 with unquoted ETags'] as const)('a store of the kind %s', (kind) => {
  let store: TemporaryStore;
  beforeEach(async () => (store = await createTemporaryStore(kind)));
  afterEach(() => store.remove());

  it('the store replaces the pointer for exactly one of the writers that have read the same pointer', async () => {
    const [one, other] = [store.connect(), store.connect()];
    expect(await one.readPointer()).toBeNull();

    const first = await one.writePointer('first', null);
    expect(await other.writePointer('other', null)).toBeNull();
    expect(await other.readPointer()).toEqual({ text: 'first', tag: first });
    const writers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(async (text) => ({
      text,
      tag: await store.connect().writePointer(text, first),
    }));
    const successfulWrites = (await Promise.all(writers)).filter(({ tag }) => tag !== null);

    expect([await one.readPointer()]).toEqual(successfulWrites);
  });

  it('the store keeps objects, lists them by prefix, and removes them', async () => {
    const connection = store.connect();
    const content = Buffer.from([0, 255, 128, 10]);
    const [one, two, spawn] = ['releases/host/1.tar', 'releases/host/2.tar', 'releases/spawn/1.tar'] as const;
    for (const name of [one, two, spawn, 'switches/1.json']) await connection.write(name, content);

    expect(await connection.read(one)).toEqual(content);
    const listNames = async () => (await connection.list('releases/')).map(({ name }) => name).toSorted();
    expect(await listNames()).toEqual([one, two, spawn]); // more than a page of the double
    expect([await connection.has(two), await connection.has('releases/host/3.tar')]).toEqual([true, false]);
    await connection.remove(two);
    await connection.remove('releases/host/9.tar');
    expect(await listNames()).toEqual([one, spawn]);
    for (const { at } of await connection.list('')) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(await connection.read(two)).toBeNull();
  });
});

it.each([
  ['if-none-match', 'IfNoneMatch'],
  ['if-match', 'IfMatch'],
] as const)(
  'the edge refuses a store that ignores %s at the start and before a write, and says why',
  async (ignored, header) => {
    const double = await openS3Double({ ignored });
    const access = {
      AWS_ENDPOINT_URL: double.url,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const address = 's3://bucket/site';
    const refusal = `SITE_STORE ${address} does not support conditional writes: a PUT with ${header} whose condition is not met should be answered 412, not 200.`;
    Object.assign(process.env, access);
    try {
      const store = new S3Store(address);
      await expect(store.check()).rejects.toThrow(refusal);
      await expect(store.writePointer('first', null)).rejects.toThrow(refusal);
      expect(await store.has(pointerName)).toBe(false);

      const opening = openSiteFolder({ siteDir: join(memoryFolder, 'none'), siteStore: address });
      await expect(opening).rejects.toThrow(refusal);
    } finally {
      for (const name of Object.keys(access)) delete process.env[name];
    }
    await double.close();
  },
);
