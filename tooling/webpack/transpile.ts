import { callbackify } from 'node:util';
import { relative } from 'node:path';
import { transform } from 'oxc-transform';
import type { SourceMap, StyledComponentsOptions, TransformOptions } from 'oxc-transform';
import type { LoaderContext } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from './build-error.ts';

interface TranspileOptions {
  compiler: TransformOptions;
  /** Options that name the components of sources with styles. */
  styledComponents: StyledComponentsOptions;
}

interface Output {
  code: string;
  map: (SourceMap & { file: string }) | undefined;
}

/** The last source and output in this process, by file and options. */
const cachedOutputs = new Map<string, { source: string; output: Promise<Output> }>();

/** A loader that transpiles with oxc. All apps share the results of sources without styles, and the bundles of one app share all results. */
export default function transpile(
  this: Pick<LoaderContext<TranspileOptions>, 'async' | 'getOptions' | 'resourcePath' | 'sourceMap'>,
  source: string,
): void {
  const done = this.async();
  const output = transpileOnce(this.resourcePath, source, this.getOptions());
  callbackify(() => output)((error, result) =>
    done(error, result?.code, this.sourceMap ? result?.map : undefined),
  );
}

function transpileOnce(
  file: string,
  source: string,
  { compiler, styledComponents }: TranspileOptions,
): Promise<Output> {
  const options = {
    ...compiler,
    ...(hasStyles(source) && { plugins: { styledComponents } }),
    // Creates a map even for a bundle without one, because another bundle of the app has a map.
    sourcemap: true,
  };
  const key = `${file}\0${JSON.stringify(options)}`;
  const cachedOutput = cachedOutputs.get(key);
  if (cachedOutput?.source === source) return cachedOutput.output;
  const output = transpileSource(file, source, options);
  cachedOutputs.set(key, { source, output });
  return output;
}

async function transpileSource(file: string, source: string, options: TransformOptions): Promise<Output> {
  // The names of styles contain a digest of the file name, so it must not depend on the folder of the checkout.
  const { code, map, errors } = await transform(relative(workspaceRoot, file), source, options);
  if (errors.length > 0)
    throw new BuildError(errors.map(({ codeframe, message }) => codeframe ?? message).join('\n'));
  return {
    code: hasStyles(source) ? markStylesPure(code) : code,
    map: map && { ...map, file, sources: [file] },
  };
}

const hasStyles = (source: string) => source.includes('styled-components');

/** Marks styles as free of side effects, so that webpack removes styles that a page does not use. The compiler does not mark them. */
const markStylesPure = (code: string) =>
  code.replaceAll(/ = (?=(?:styled|css|keyframes|createGlobalStyle)[.(`])/g, ' = /* @__PURE__ */ ');
