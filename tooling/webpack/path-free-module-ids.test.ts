import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PathFreeModuleIds } from './path-free-module-ids.ts';

const folder = mkdtempSync(join(tmpdir(), 'module-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gives a build the same content in two checkouts', async () => {
  const [one, other] = [await build('one'), await build('other')];

  expect(one).toContain('the runtime');
  expect(other).toBe(one);
});

/** Module federation names its generated file after the path of the checkout. @returns the built entry */
async function build(checkout: string): Promise<string> {
  const context = join(folder, checkout);
  const generated = join('node_modules', '.federation', `entry.${checkout}.js`);
  mkdirSync(join(context, 'node_modules', '.federation'), { recursive: true });
  writeFileSync(join(context, generated), 'export const runtime = "the runtime";\n');
  writeFileSync(
    join(context, 'index.js'),
    `import { runtime } from './${generated}';\nconsole.log(runtime);\n`,
  );
  const compiler = webpack({
    context,
    mode: 'production',
    devtool: false,
    entry: './index.js',
    output: { path: join(context, 'dist'), filename: 'entry.js' },
    optimization: { concatenateModules: false },
    plugins: [new PathFreeModuleIds()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    }),
  );
  return readFileSync(join(context, 'dist', 'entry.js'), 'utf8');
}
