import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import transpile from './transpile.ts';

const plugin = createRequire(import.meta.url).resolve('@swc/plugin-styled-components');

const styled = `import styled from 'styled-components';\nexport const Title = styled.h1\`color: red;\`;\n`;

it('names the styles of each app by itself', async () => {
  const [first, second, again] = [
    await run(styled, 'spawn'),
    await run(styled, 'auth'),
    await run(styled, 'spawn'),
  ];

  expect(first).toMatch(/componentId: "spawn__sc-/);
  expect(second).toMatch(/componentId: "auth__sc-/);
  expect(again).toBe(first);
});

it('transpiles a source again that has changed', async () => {
  const first = await run('export const count: number = 1;', 'spawn');
  const second = await run('export const count: number = 2;', 'spawn');

  expect([first, second]).toEqual(['export const count = 1;\n', 'export const count = 2;\n']);
});

it('fails with the words of the compiler, and without the calls of its native code', async () => {
  const error = await run('export const = 1;', 'spawn').catch(String);

  expect(error).toContain('Unexpected token `=`');
  expect(error).not.toMatch(/Caused by|backtrace/);
});

/** Runs the loader as the build of an app does. */
function run(source: string, app: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const context = {
    resourcePath: '/app/src/Title.tsx',
    sourceMap: false,
    getOptions: () => ({
      compiler: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          experimental: { cacheRoot: join(workspaceRoot, '.cache/swc') },
        },
      },
      styledComponents: [plugin, { namespace: app, ssr: true, fileName: false }],
    }),
    async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
  };
  // Cast: what the loader uses of its context.
  transpile.call(context as unknown as ThisParameterType<typeof transpile>, source);
  return promise;
}
