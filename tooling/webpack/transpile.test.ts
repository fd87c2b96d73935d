import transpile from './transpile.ts';

const styledSource = `import styled from 'styled-components';\nexport const Title = styled.h1\`color: red;\`;\n`;

it('the loader names the styles of each app differently', async () => {
  const [first, second, repeated] = [
    await runLoader(styledSource, 'spawn'),
    await runLoader(styledSource, 'auth'),
    await runLoader(styledSource, 'spawn'),
  ];

  expect(first).toMatch(/componentId: "spawn__sc-/);
  expect(second).toMatch(/componentId: "auth__sc-/);
  expect(repeated).toBe(first);
});

it('the loader transpiles a changed source again', async () => {
  const first = await runLoader('export const count: number = 1;', 'spawn');
  const second = await runLoader('export const count: number = 2;', 'spawn');

  expect([first, second]).toEqual(['export const count = 1;\n', 'export const count = 2;\n']);
});

it('the loader marks styles as free of side effects', async () => {
  const code = await runLoader(
    `${styledSource}const Wide = styled(Title).attrs({ id: 'wide' })\`top: 0;\`;\nconst fade = keyframes\`to { top: 0; }\`;\n`,
    'spawn',
  );

  expect(code.match(/= \/\* @__PURE__ \*\/ (styled\.h1|styled\(Title\)|keyframes)/g)).toHaveLength(3);
});

it('the loader fails with the message of the compiler and the line of the source', async () => {
  const error = await runLoader('export const = 1;', 'spawn').catch(String);

  expect(error).toMatch(/Unexpected token[^]*src\/Title\.tsx:1:14/);
});

/** Runs the loader as the build of an app does. */
function runLoader(source: string, app: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const context = {
    resourcePath: '/app/src/Title.tsx',
    sourceMap: false,
    getOptions: () => ({
      compiler: { target: 'es2022' },
      styledComponents: { namespace: app, ssr: true, fileName: false },
    }),
    async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
  };
  // Cast: the loader uses only these members of the context.
  transpile.call(context as unknown as ThisParameterType<typeof transpile>, source);
  return promise;
}
