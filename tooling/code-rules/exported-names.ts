import type { SourceFile } from './code-rule.ts';

/** The exports of a file under a name, each once: a schema and its type share one. */
export function exportedNames({ module }: SourceFile): { name: string; start: number }[] {
  const found = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, start }) =>
      exportName.name === null ? [] : ([[exportName.name, start]] as const),
    ),
  );
  return [...new Map(found)].map(([name, start]) => ({ name, start }));
}
