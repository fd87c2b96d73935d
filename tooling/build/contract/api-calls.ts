import { readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Module, Stats } from 'webpack';
import type { ApiCall } from '@emberclutch/contract/site/release.ts';
import type { Argument, Expression, Program, PropertyKey, Span, Statement } from 'oxc-parser';

/** Folders that contain calls: of several apps, or of one app. */
const callFolder = /\/(web\/(src|dist)\/api|src\/platform\/api)$/;

/**
 * The API calls that an app contains, without duplicates. A call counts if webpack kept a function of `shared/web/src/api` or of the app's
 * `platform/api` that makes it.
 */
export function listApiCalls(stats: Stats): ApiCall[] {
  const calls = listBundledModules(stats).flatMap((module) => {
    // webpack escapes the "#" of a path.
    const file = module.nameForCondition()?.replaceAll('\0#', '#');
    if (file === undefined || !callFolder.test(dirname(file).replaceAll(sep, '/'))) return [];
    const { program } = parseSync(basename(file), readFileSync(file, 'utf8'));
    return findRequests(program, findUsedNames(stats, module));
  });
  const byName = new Map(calls.map((call) => [`${call.path} ${call.method}`, call]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other)).map(([, call]) => call);
}

/** Exports of a module that other modules use; null if all may be in use. */
function findUsedNames({ compilation }: Stats, module: Module): Set<string> | null {
  const names = new Set<string>();
  for (const runtime of new Set([...compilation.chunks].map((chunk) => chunk.runtime))) {
    const used = compilation.moduleGraph.getUsedExports(module, runtime);
    if (used === true || used === null) return null;
    if (used) for (const name of used) names.add(name);
  }
  return names;
}

/** The modules of a finished build that its chunks contain, including concatenated ones. */
function listBundledModules({ compilation }: Stats): Module[] {
  const { chunkGraph } = compilation;
  const inChunks = [...compilation.modules].filter(
    (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return inChunks.flatMap(parts);
}

const parts = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(parts) : [module];

/**
 * Finds the requests that the used exports of a file make, directly or through other functions of the file.
 * @param used names of exports; null for all
 */
export function findRequests(program: Program, used: ReadonlySet<string> | null): ApiCall[] {
  const declared = new Map(program.body.flatMap(listDeclarations));
  const mentioned: (Span & { name: string })[] = [];
  const calls: (Span & { callArguments: Argument[] })[] = [];
  const objects: (Span & { name: string; value: Expression })[] = [];
  new Visitor({
    Identifier: ({ name, start, end }) => void mentioned.push({ name, start, end }),
    VariableDeclarator({ id, init, start, end }) {
      if (id.type === 'Identifier' && init) objects.push({ name: id.name, value: unwrap(init), start, end });
    },
    CallExpression({ callee, arguments: callArguments, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'request')
        calls.push({ callArguments, start, end });
    },
  }).visit(program);

  const reached = new Set<string>([...declared.keys()].filter((name) => used?.has(name) ?? true));
  // Iterating over a set also visits elements that are added during the iteration.
  for (const name of reached)
    for (const other of filterWithin(declared.get(name), mentioned))
      if (declared.has(other.name)) reached.add(other.name);
  return [...reached].flatMap((name) => {
    const span = declared.get(name);
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
  const declared = node?.type === 'VariableDeclaration' ? node.declarations : [node];
  return declared.flatMap((each) =>
    each && 'id' in each && each.id && 'name' in each.id ? [[String(each.id.name), each]] : [],
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

/** `value as const` -> `value`. */
const unwrap = (node: Expression): Expression =>
  node.type === 'TSAsExpression' ? unwrap(node.expression) : node;
