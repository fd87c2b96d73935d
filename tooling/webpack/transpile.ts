import { callbackify } from 'node:util';
import { transform } from '@swc/core';
import type { Options, Output } from '@swc/core';
import type { LoaderContext } from 'webpack';

interface TranspileOptions {
  /** Options of `transform` of swc. */
  compiler: Options;
  /** The plugin for sources with styled components. */
  styledComponents: [string, Record<string, unknown>];
}

/** The last transpiled output of this process, by file and options. */
const transpiled = new Map<string, { source: string; output: Promise<Output> }>();

/**
 * A loader that transpiles with swc. Builds of one process share the results: the bundles of an app for browsers, for the server
 * and for development, and all apps where a source has no styles, whose names contain the app.
 */
export default function transpile(
  this: Pick<LoaderContext<TranspileOptions>, 'async' | 'getOptions' | 'resourcePath' | 'sourceMap'>,
  source: string,
): void {
  const done = this.async();
  const output = transpileOnce(this.resourcePath, source, this.getOptions());
  callbackify(() => output)((error, result) =>
    done(error && withoutTrace(error), result?.code, this.sourceMap ? result?.map : undefined),
  );
}

function transpileOnce(
  file: string,
  source: string,
  { compiler, styledComponents }: TranspileOptions,
): Promise<Output> {
  const plugins = source.includes('styled-components') ? [styledComponents] : [];
  const options = {
    ...compiler,
    filename: file,
    sourceFileName: file,
    // Also for a bundle that has no map: another bundle of the app has one.
    sourceMaps: true,
    jsc: { ...compiler.jsc, experimental: { ...compiler.jsc?.experimental, plugins } },
  };
  const key = JSON.stringify(options);
  const known = transpiled.get(key);
  if (known?.source === source) return known.output;
  const output = transform(source, options);
  transpiled.set(key, { source, output });
  return output;
}

/** The error of swc up to the lines of the source; after them it lists calls of its native code, which say nothing about the source. */
function withoutTrace(error: Error): Error {
  error.message = error.message.replace(/\n+Caused by:[^]*$/, '');
  return error;
}
