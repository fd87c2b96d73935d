import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { provideFolder } from '../testing/provide-folder.ts';
import { CompileHints } from './compile-hints.ts';

const folder = provideFolder();

it('the build begins every minified script with the hint, except a library that pages use only in part', async () => {
  folder.write('node_modules/pixi.js/index.js', 'export const draw = () => document.title;');
  folder.write('page.js', 'export const show = () => document.body;');
  folder.write(
    'entry.js',
    `import('./page.js').then(({ show }) => show()); import('pixi.js').then(({ draw }) => draw());`,
  );
  const dist = join(folder.root, 'dist');
  await runWebpack({
    mode: 'production',
    context: folder.root,
    entry: './entry.js',
    output: { path: dist, chunkFilename: '[id].js' },
    plugins: [new CompileHints()],
  });

  const scripts = readdirSync(dist).map((file) => readFileSync(join(dist, file), 'utf8'));

  const isHinted = (text: string) => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts).toHaveLength(3);
  expect(scripts.filter((text) => !isHinted(text))).toEqual([expect.stringContaining('document.title')]);
});
