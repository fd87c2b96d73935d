import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { identifiersIn } from './syntax.ts';
import type { Syntax } from './syntax.ts';

/** The meaning of a name: a declaration of a file, or an export of a package. */
export type Meaning = { file: string; name: string } | { package: string; name: string };

interface Declarations {
  /** Nodes by name; an overloaded function has several, a schema and its type share one name. */
  declared: Map<string, Syntax[]>;
  imported: Map<string, Meaning>;
  exported: Map<string, Meaning>;
}

/** Reads emitted declaration files (`.d.ts`), each once. */
export class DeclarationFiles {
  readonly #packages: string;
  readonly #read = new Map<string, Declarations>();

  /** @param packages the folder that holds the declaration files of our packages, `contract/src/` for one */
  constructor(packages: string) {
    this.#packages = packages;
  }

  exportsOf(file: string): string[] {
    return [...this.#declarations(file).exported.keys()];
  }

  /** Follows re-exports to where a name is declared. */
  resolve({ file, name }: { file: string; name: string }): Meaning {
    const { exported } = this.#declarations(file);
    const meaning = exported.get(name) ?? { file, name };
    return 'package' in meaning || meaning.file === file ? meaning : this.resolve(meaning);
  }

  /** The nodes of a declaration, and what the names in them stand for. */
  declaration({ file, name }: { file: string; name: string }): { nodes: Syntax[]; names: Meaning[] } {
    const { declared, imported } = this.#declarations(file);
    const nodes = declared.get(name) ?? [];
    const names = identifiersIn(nodes).flatMap((identifier): Meaning[] => {
      const local = declared.has(identifier) ? { file, name: identifier } : imported.get(identifier);
      return local ? [local] : [];
    });
    return { nodes, names };
  }

  /** The meaning of an imported name: a declaration of a file of ours, or an export of another package. */
  meaningOf(file: string, specifier: string, name: string): Meaning {
    const target = this.#pathOf(file, specifier)?.replace(/\.[jt]sx?$/, '');
    if (target === undefined) return { package: specifier, name };
    const found = [`${target}.d.ts`, join(target, 'index.d.ts')].find((candidate) => existsSync(candidate));
    return found === undefined ? { package: specifier, name } : { file: found, name };
  }

  #pathOf(file: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const [, name, path] = /^@emberclutch\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
    return name === undefined || path === undefined ? undefined : join(this.#packages, name, 'src', path);
  }

  #declarations(file: string): Declarations {
    const known = this.#read.get(file);
    if (known) return known;
    const read = readDeclarations(file, (specifier, name) => this.meaningOf(file, specifier, name));
    this.#read.set(file, read);
    return read;
  }
}

function readDeclarations(
  file: string,
  meaningOf: (specifier: string, name: string) => Meaning,
): Declarations {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const declared = new Map<string, Syntax[]>();
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const name of node ? namesOf(node) : []) {
      // The parser's nodes are walked as plain objects.
      const syntax = node as unknown as Syntax;
      declared.set(name, [...(declared.get(name) ?? []), syntax]);
    }
  }
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }): [string, Meaning] => [
        localName.value,
        meaningOf(moduleRequest.value, importName.name ?? '*'),
      ]),
    ),
  );
  const exported = new Map(
    module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, localName, exportName }): [string, Meaning][] => {
        if (exportName.name === null) return [];
        if (moduleRequest) return [[exportName.name, meaningOf(moduleRequest.value, importName.name ?? '*')]];
        const local = localName.name ?? exportName.name;
        return [[exportName.name, imported.get(local) ?? { file, name: local }]];
      }),
    ),
  );
  return { declared, imported, exported };
}

function namesOf(node: { type: string }): string[] {
  if ('declarations' in node && Array.isArray(node.declarations))
    return node.declarations.flatMap(({ id }: { id: { name?: string } }) => id.name ?? []);
  // Functions, classes, interfaces, aliases and enums have one name.
  const { id } = node as { id?: { name?: string } | null };
  return id?.name === undefined ? [] : [id.name];
}
