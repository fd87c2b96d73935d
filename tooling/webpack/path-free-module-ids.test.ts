import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { provideFolder } from '../testing/provide-folder.ts';
import { PathFreeModuleIds } from './path-free-module-ids.ts';

const folder = provideFolder();

it('gives a build the same content in two checkouts', async () => {
  const [one, other] = [await build('one'), await build('other')];

  expect(one).toContain('the runtime');
  expect(other).toBe(one);
});

/** Module federation names its generated file after the path of the checkout. @returns the built entry */
async function build(checkout: string): Promise<string> {
  const context = join(folder.root, checkout);
  const generated = `node_modules/.federation/entry.${checkout}.js`;
  folder.write(`${checkout}/${generated}`, 'export const runtime = "the runtime";\n');
  const entry = `import { runtime } from './${generated}';\nconsole.log(runtime);\n`;
  folder.write(`${checkout}/index.js`, entry);
  await runWebpack({
    context,
    mode: 'production',
    devtool: false,
    entry: './index.js',
    output: { path: join(context, 'dist'), filename: 'entry.js' },
    optimization: { concatenateModules: false },
    plugins: [new PathFreeModuleIds()],
  });
  return readFileSync(join(context, 'dist', 'entry.js'), 'utf8');
}
