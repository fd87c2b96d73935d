import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import type { LoaderContext } from 'webpack';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import type { Shape } from '@emberclutch/contract/shape/shape.ts';
import { BuildError } from './build-error.ts';

/** A loader that evaluates `computeShapeDigest(Asset)`. Pages would load shapes only for query keys otherwise. */
export default async function foldShapeDigests(
  this: Pick<LoaderContext<unknown>, 'resourcePath'>,
  source: string,
): Promise<string> {
  const file = this.resourcePath;
  const names = [...source.matchAll(callPattern)].map(([, name = '']) => name);
  if (names.length === 0) return source;
  const { module } = parseSync(file, source);
  const importsByName = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => [
        localName.value,
        { module: moduleRequest.value, name: importName.name ?? '' },
      ]),
    ),
  );
  const digests = new Map<string, string>();
  for (const name of names) {
    const shapeImport = importsByName.get(name);
    if (!shapeImport)
      throw new BuildError(`${file}: computeShapeDigest(${name}) needs a shape that the file imports.`);
    // The compiler has checked that the argument is a shape.
    const exports = (await import(
      pathToFileURL(createRequire(file).resolve(shapeImport.module)).href
    )) as Record<string, Shape>;
    const shape = exports[shapeImport.name];
    if (!shape) throw new BuildError(`${file}: ${shapeImport.module} does not export ${shapeImport.name}.`);
    digests.set(name, computeShapeDigest(shape));
  }
  return source.replaceAll(callPattern, (_call, name: string) => JSON.stringify(digests.get(name)));
}

const callPattern = /\bcomputeShapeDigest\((\w+)\)/g;
