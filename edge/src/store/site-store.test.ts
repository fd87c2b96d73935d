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
    const [connection, otherConnection] = [store.connect(), store.connect()];
    expect(await connection.readPointer()).toBeNull();

    expect(await connection.writePointer('first', null)).toBe(true);
    expect(await otherConnection.writePointer('second', null)).toBe(false);
    const first = await otherConnection.readPointer();
    expect(first?.text).toBe('first');
    const writes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(async (text) => ({
      text,
      isWritten: await store.connect().writePointer(text, first?.tag ?? null),
    }));
    const successfulWrites = (await Promise.all(writes)).filter(({ isWritten }) => isWritten);

    expect(successfulWrites.map(({ text }) => text)).toEqual([(await connection.readPointer())?.text]);
  });

  it('the store keeps objects, lists them by prefix, and removes them', async () => {
    const connection = store.connect();
    const content = Buffer.from([0, 255, 128, 10]);
    const [host1, host2, spawn] = ['releases/host/1.tar', 'releases/host/2.tar', 'releases/spawn/1.tar'];
    for (const name of [host1, host2, spawn, 'switches/1.json']) await connection.write(name, content);

    expect(await connection.read(host1)).toEqual(content);
    const listNames = async () => (await connection.list('releases/')).map(({ name }) => name).toSorted();
    expect(await listNames()).toEqual([host1, host2, spawn]); // more than a page of the double
    expect([await connection.has(host2), await connection.has('releases/host/3.tar')]).toEqual([true, false]);
    await connection.remove(host2);
    await connection.remove('releases/host/9.tar');
    expect(await listNames()).toEqual([host1, spawn]);
    for (const { at } of await connection.list('')) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(await connection.read(host2)).toBeNull();
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
