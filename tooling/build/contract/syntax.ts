/** A node of a parsed source, as far as it is walked here. */
export interface Syntax {
  [property: string]: unknown;
  type: string;
}

/** The names that nodes mention, in their order. */
export function identifiersIn(nodes: readonly Syntax[]): string[] {
  const names: string[] = [];
  for (const node of nodes)
    walk(node, ({ type, name }) => {
      if (type === 'Identifier' && typeof name === 'string') names.push(name);
    });
  return names;
}

/** Visits a node and all nodes in it. */
export function walk(value: unknown, visit: (node: Syntax) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isSyntax(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
