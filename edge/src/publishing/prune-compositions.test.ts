import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { temporarySite } from '../testing/small-site.ts';
import { pruneCompositions } from './prune-compositions.ts';

const hour = 3_600;

it('keeps the newest compositions, those in use, and drafts that another process may be writing', async () => {
  const site = await temporarySite();
  const { compositions } = site.folder;
  const now = Date.now() / 1_000;
  const age = async (name: string, seconds: number) => {
    await mkdir(join(compositions, name, 'pages'), { recursive: true });
    await utimes(join(compositions, name), now - seconds, now - seconds);
  };
  try {
    await age('unused.0a.draft', 2 * hour);
    for (const name of ['being-written.1b.draft', 'unused', 'in-use']) await age(name, 600);
    for (const name of ['third', 'second', 'newest']) await age(name, 60);

    await pruneCompositions(site.folder, new Set(['in-use']));

    const left = await readdir(compositions);
    expect(left.toSorted()).toEqual(['being-written.1b.draft', 'in-use', 'newest', 'second', 'third']);
  } finally {
    await site.remove();
  }
});
