import { BatchReader } from './batch-reader.ts';

it('combines concurrent lookups into one query, and later arrivals into the next', async () => {
  const requested: string[][] = [];
  const reader = new BatchReader<string>(async (keys) => {
    requested.push(keys);
    if (requested.length === 1) meanwhile.push(reader.find('a'), reader.find('d'));
    return keys.map((key) => (key === 'c' ? undefined : `found ${key}`));
  });
  const meanwhile: Promise<string | undefined>[] = [];

  const together = await Promise.all(['a', 'b', 'a', 'c'].map((key) => reader.find(key)));

  expect(together).toEqual(['found a', 'found b', 'found a', undefined]);
  // Not cached, because the record may have changed.
  expect(await Promise.all(meanwhile)).toEqual(['found a', 'found d']);
  expect(requested).toEqual([
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
