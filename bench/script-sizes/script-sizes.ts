import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Prints the compressed size of all scripts of each built app, in bytes. With the path of another built checkout, it
 * prints both sizes side by side: `npx pnpm@12 --filter @emberclutch/bench script-sizes ../before`.
 */
const workspace = join(import.meta.dirname, '../..');
const other = process.argv[2];

for (const app of globSync('{host,remote-*}', { cwd: workspace })) {
  const sizes = [other, workspace].flatMap((folder) => (folder === undefined ? [] : [sizeOf(folder, app)]));
  console.log(`${app.padEnd(20)} ${sizes.map((size) => String(size).padStart(9)).join(' -> ')}`);
}

function sizeOf(folder: string, app: string): number {
  const scripts = globSync(`${app}/dist/**/*.js`, { cwd: folder });
  return scripts
    .map((script) => brotliCompressSync(readFileSync(join(folder, script))).length)
    .reduce((sum, size) => sum + size, 0);
}
