import { posix } from 'node:path';
import type { SourceFile } from './code-rule.ts';
import { lineAt } from './line-at.ts';

/** An import of one file of a package by another one of it. */
export interface FileImport {
  /** Both from the root of the workspace, with `/`. */
  from: string;
  to: string;
  /** Counted from 1. */
  line: number;
}

/** The imports and re-exports by which a file uses its own package: by relative paths, or by the name of the package. */
export function fileImportsOf({ path, text, module }: SourceFile): FileImport[] {
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: text.slice(start + 1, end - 1),
    })),
  ];
  return requests.flatMap(({ value, start }) => {
    const to = fileOf(value, path);
    return to === null ? [] : [{ from: path, to, line: lineAt(text, start) }];
  });
}

function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [folder, name = ''] = /^shared\/([^/]+)\//.exec(importer) ?? [];
  const own = `@emberclutch/${name}/`;
  if (folder === undefined || !specifier.startsWith(own)) return null;
  const inside = `${folder}src/${specifier.slice(own.length)}`;
  // Singletons are imported by the names of their folders.
  return /\.tsx?$/.test(inside) ? inside : `${inside}/index.ts`;
}
