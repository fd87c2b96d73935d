import type { Program } from 'oxc-parser';
import { identifiersIn, isSyntax, walk } from './syntax.ts';
import type { Syntax } from './syntax.ts';
import type { ApiCall } from '@emberclutch/contract/site/release.ts';

/**
 * Finds the requests that the used exports of a file make, directly or through other functions of the file.
 * @param used names of exports; null for all
 */
export function requestsIn(program: Program, used: ReadonlySet<string> | null): ApiCall[] {
  const declared = new Map<string, Syntax>();
  // The parser's nodes are walked as plain objects.
  for (const statement of program.body as unknown as Syntax[]) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (isSyntax(node))
      for (const [name, declaration] of declarationsOf(node)) declared.set(name, declaration);
  }
  const reached = new Set<string>(used ? [...used].filter((name) => declared.has(name)) : declared.keys());
  for (const name of reached)
    for (const mentioned of identifiersIn([declared.get(name) ?? { type: 'none' }]))
      if (declared.has(mentioned)) reached.add(mentioned);
  return [...reached].flatMap((name) => requestsOf(declared.get(name)));
}

function requestsOf(declaration: Syntax | undefined): ApiCall[] {
  const requests: ApiCall[] = [];
  const objects = new Map<string, Syntax>();
  walk(declaration, (node) => {
    if (node.type !== 'VariableDeclarator' || !isSyntax(node.init)) return;
    const name = nameOf(node.id);
    if (name !== null) objects.set(name, unwrapped(node.init));
  });
  walk(declaration, ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isSyntax(callee) || callee.name !== 'request' || !Array.isArray(given))
      return;
    const [path, options] = given.map((node: unknown) => (isSyntax(node) ? unwrapped(node) : node));
    const name = nameOf(options);
    const object = name === null ? options : objects.get(name);
    const properties = propertiesOf(isSyntax(object) ? object : undefined);
    const method = properties.get('method')?.value;
    requests.push({
      method: typeof method === 'string' ? method : 'GET',
      path: pathOf(path),
    });
  });
  return requests;
}

/** @returns null for anything but a plain name, such as a pattern or an object written in place */
const nameOf = (node: unknown): string | null =>
  isSyntax(node) && node.type === 'Identifier' ? String(node.name) : null;

function pathOf(node: unknown): string {
  if (!isSyntax(node)) return '';
  if (typeof node.value === 'string') return node.value;
  const quasis = Array.isArray(node.quasis) ? node.quasis : [];
  return quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('{}');
}

function propertiesOf(object: Syntax | undefined): Map<string, Syntax> {
  const properties = Array.isArray(object?.properties) ? object.properties : [];
  return new Map(
    properties.flatMap(({ key, value }: Record<string, unknown>): [string, Syntax][] =>
      isSyntax(key) && isSyntax(value) ? [[String(key.name), value]] : [],
    ),
  );
}

function declarationsOf(node: Syntax): [string, Syntax][] {
  const declarations = Array.isArray(node.declarations) ? node.declarations.filter(isSyntax) : [node];
  return declarations.flatMap((declaration): [string, Syntax][] =>
    isSyntax(declaration.id) ? [[String(declaration.id.name), declaration]] : [],
  );
}

/** `value as const` -> `value`. */
const unwrapped = (node: Syntax): Syntax =>
  node.type === 'TSAsExpression' && isSyntax(node.expression) ? unwrapped(node.expression) : node;
