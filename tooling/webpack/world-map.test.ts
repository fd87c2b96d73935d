import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { WorldMap } from './world-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'world-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('replaces the pictures of an earlier build', async () => {
  await build('one');
  await build('two');

  expect(readFileSync(join(folder, 'dist/world/sea.webp'), 'utf8')).toBe('two');
});

async function build(picture: string): Promise<void> {
  const pictures = join(folder, picture);
  mkdirSync(pictures);
  writeFileSync(join(pictures, 'sea.webp'), picture);
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: join(folder, 'dist') },
    plugins: [new WorldMap(async () => pictures)],
  });
}
