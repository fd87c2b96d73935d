import { BatchReader } from './batch-reader.ts';

it('combines concurrent lookups into one query, and later arrivals into the next', async () => {
  const requestedKeys: string[][] = [];
  const reader = new BatchReader<string>(async (keys) => {
    requestedKeys.push(keys);
    if (requestedKeys.length === 1) laterLookups.push(reader.find('a'), reader.find('d'));
    return keys.map((key) => (key === 'c' ? undefined : `found ${key}`));
  });
  const laterLookups: Promise<string | undefined>[] = [];

  const firstResults = await Promise.all(['a', 'b', 'a', 'c'].map((key) => reader.find(key)));

  expect(firstResults).toEqual(['found a', 'found b', 'found a', undefined]);
  // The result is not cached, because the record may have changed.
  expect(await Promise.all(laterLookups)).toEqual(['found a', 'found d']);
  expect(requestedKeys).toEqual([
    ['a', 'b', 'a', 'c'],
    ['a', 'd'],
  ]);
});

it('rejects all lookups of a batch that fails, and continues with the next', async () => {
  let isAway = true;
  const reader = new BatchReader<string>(async (keys) => {
    if (isAway) throw new Error('away');
    return keys;
  });

  const results = await Promise.allSettled([reader.find('a'), reader.find('b')]);
  isAway = false;

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reader.find('a')).toBe('a');
});
