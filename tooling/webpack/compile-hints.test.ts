import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { CompileHints } from './compile-hints.ts';

const folder = mkdtempSync(join(tmpdir(), 'compile-hints-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it('begins every minified script with the hint, except a library that is used in part', async () => {
  write('node_modules/pixi.js/index.js', 'export const draw = () => document.title;');
  write('page.js', 'export const show = () => document.body;');
  write(
    'entry.js',
    `import('./page.js').then(({ show }) => show()); import('pixi.js').then(({ draw }) => draw());`,
  );
  const dist = join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: dist, chunkFilename: '[id].js' },
    plugins: [new CompileHints()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    }),
  );

  const scripts = readdirSync(dist).map((file) => readFileSync(join(dist, file), 'utf8'));

  const isHinted = (text: string) => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts).toHaveLength(3);
  expect(scripts.filter((text) => !isHinted(text))).toEqual([expect.stringContaining('document.title')]);
});
