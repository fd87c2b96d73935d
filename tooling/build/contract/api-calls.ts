import { readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Module, Stats } from 'webpack';
import type { ApiCall } from '@emberclutch/contract/site/release.ts';
import type { Argument, Expression, Program, PropertyKey, Span, Statement } from 'oxc-parser';

/** Folders of API calls: the calls that apps share, and the calls of one app. */
const callFolder = /\/(web\/(src|dist)\/api|src\/platform\/api)$/;

/** Lists the API calls of an app, which are in those functions of api folders that webpack has kept. */
export function listApiCalls(stats: Stats): ApiCall[] {
  const calls = listBundledModules(stats).flatMap((module) => {
    // webpack escapes the "#" of a path.
    const file = module.nameForCondition()?.replaceAll('\0#', '#');
    if (file === undefined || !callFolder.test(dirname(file).replaceAll(sep, '/'))) return [];
    const { program } = parseSync(basename(file), readFileSync(file, 'utf8'));
    return findRequests(program, findUsedNames(stats, module));
  });
  const byName = new Map(calls.map((call) => [`${call.path} ${call.method}`, call]));
  return [...byName].toSorted(([a], [b]) => a.localeCompare(b)).map(([, call]) => call);
}

/** Finds the exports of a module that other modules use. @returns null if all may be in use */
function findUsedNames({ compilation }: Stats, module: Module): Set<string> | null {
  const names = new Set<string>();
  for (const runtime of new Set([...compilation.chunks].map((chunk) => chunk.runtime))) {
    const usedExports = compilation.moduleGraph.getUsedExports(module, runtime);
    if (usedExports === true || usedExports === null) return null;
    if (usedExports) for (const name of usedExports) names.add(name);
  }
  return names;
}

/** Lists the modules in the chunks of a finished build, including concatenated ones. */
function listBundledModules({ compilation }: Stats): Module[] {
  const { chunkGraph } = compilation;
  const modulesInChunks = [...compilation.modules].filter(
    (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return modulesInChunks.flatMap(listParts);
}

const listParts = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(listParts) : [module];

/** Finds the requests that exports make, also through other functions of the file. @param usedNames used exports; null for all */
export function findRequests(program: Program, usedNames: ReadonlySet<string> | null): ApiCall[] {
  const declarations = new Map(program.body.flatMap(listDeclarations));
  const identifiers: (Span & { name: string })[] = [];
  const calls: (Span & { callArguments: Argument[] })[] = [];
  const objects: (Span & { name: string; value: Expression })[] = [];
  new Visitor({
    Identifier: ({ name, start, end }) => void identifiers.push({ name, start, end }),
    VariableDeclarator({ id, init, start, end }) {
      if (id.type === 'Identifier' && init) objects.push({ name: id.name, value: unwrap(init), start, end });
    },
    CallExpression({ callee, arguments: callArguments, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'request')
        calls.push({ callArguments, start, end });
    },
  }).visit(program);

  const reachedNames = new Set<string>(
    [...declarations.keys()].filter((name) => usedNames?.has(name) ?? true),
  );
  // Iterating over a set also visits elements that are added during the iteration.
  for (const name of reachedNames)
    for (const identifier of filterWithin(declarations.get(name), identifiers))
      if (declarations.has(identifier.name)) reachedNames.add(identifier.name);
  return [...reachedNames].flatMap((name) => {
    const span = declarations.get(name);
    const findValue = (options: Argument | undefined) =>
      options?.type === 'Identifier'
        ? filterWithin(span, objects).find((object) => object.name === options.name)?.value
        : options;
    return filterWithin(span, calls).map(({ callArguments: [path, options] }) => ({
      method: readMethod(findValue(options)),
      path: path ? readPath(path) : '',
    }));
  });
}

function listDeclarations(statement: Statement): [string, Span][] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const declarations = node?.type === 'VariableDeclaration' ? node.declarations : [node];
  return declarations.flatMap((declaration) =>
    declaration && 'id' in declaration && declaration.id && 'name' in declaration.id
      ? [[String(declaration.id.name), declaration]]
      : [],
  );
}

const filterWithin = <Node extends Span>(span: Span | undefined, nodes: readonly Node[]): Node[] =>
  nodes.filter(({ start, end }) => span !== undefined && start >= span.start && end <= span.end);

function readMethod(options: Expression | Argument | undefined): string {
  const properties = options && 'properties' in options ? options.properties : [];
  const method = properties.flatMap((property) =>
    property.type === 'Property' && isNamed(property.key, 'method') && property.value.type === 'Literal'
      ? [property.value.value]
      : [],
  )[0];
  return typeof method === 'string' ? method : 'GET';
}

const isNamed = (key: PropertyKey, name: string) => key.type === 'Identifier' && key.name === name;

function readPath(argument: Argument): string {
  const node = argument.type === 'SpreadElement' ? argument : unwrap(argument);
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('{}') : '';
}

/** Returns `value` for `value as const`. */
const unwrap = (node: Expression): Expression =>
  node.type === 'TSAsExpression' ? unwrap(node.expression) : node;
