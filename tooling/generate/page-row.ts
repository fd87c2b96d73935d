import { parseSync } from 'oxc-parser';
import { GenerateError } from './generate-error.ts';
import type { NewPage } from './new-page.ts';

/**
 * The row of a page in its app's page table.
 * @param isFirst whether it is the page that most visits to its remote begin with: its code then comes with the routes
 */
export function pageRow(
  { id, path, feature, component }: NewPage,
  { isFirst }: { isFirst: boolean },
): string {
  const mode = isFirst ? 'webpackMode: "eager"' : `webpackChunkName: "${feature}"`;
  return `{
    id: '${id}',
    path: '${path}',
    title: ${copyName(id)}.title,
    load: async () =>
      (await import(/* ${mode} */ './features/${feature}/${component}.tsx')).${component},
  }`;
}

/** Imports the copy of a page under a name of its own. */
export const copyImport = ({ id, feature }: NewPage) =>
  `import { copy as ${copyName(id)} } from './features/${feature}/copy.ts';`;

const copyName = (id: string) => `${id}Copy`;

/**
 * Adds the row of a page, and the import that it needs, to the text of a `pages.ts`.
 * @throws {GenerateError} if `pages` is not written as an array
 */
export function addPageRow(text: string, page: NewPage): string {
  const { program } = parseSync('pages.ts', text);
  const declared = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
  const table = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'pages')?.init;
  const lastImport = program.body.findLast(({ type }) => type === 'ImportDeclaration');
  if (table?.type !== 'ArrayExpression' || !lastImport)
    throw new GenerateError(
      'The page table must be an array literal: export const pages: AppPage[] = [...].',
    );

  const lastRow = table.elements.at(-1);
  const end = lastRow?.end ?? table.start + 1;
  const row = `${lastRow ? ',' : ''}\n  ${pageRow(page, { isFirst: false })}`;
  const withRow = `${text.slice(0, end)}${row}${text.slice(end)}`;
  return `${withRow.slice(0, lastImport.end)}\n${copyImport(page)}${withRow.slice(lastImport.end)}`;
}
