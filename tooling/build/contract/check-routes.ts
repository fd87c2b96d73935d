import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { getAppFolder } from '../../federation/workspace-root.ts';
import { BuildError } from '../../webpack/build-error.ts';

/**
 * Checks that a remote exposes exactly the routes that its release declares, because the site composes, links and protects pages as declared.
 * @throws {BuildError} unless `src/app/routes.tsx` exports `createPageRoutes(pages)` with the table of `src/pages.ts`
 */
export function checkRoutes(app: string): void {
  const file = join(getAppFolder(app), 'src', 'app', 'routes.tsx');
  if (areRoutesDerivedFromPages(readFileSync(file, 'utf8'))) return;
  throw new BuildError(
    `${app}/src/app/routes.tsx must export createPageRoutes(pages), with the pages of src/pages.ts.`,
  );
}

/** Whether the default export of a source is `createPageRoutes(pages)`, with both imported from the modules that define them. */
export function areRoutesDerivedFromPages(source: string): boolean {
  const { program, module } = parseSync('routes.tsx', source);
  const modulesByImport = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value]),
    ),
  );
  const defaultExport = program.body.find(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (defaultExport?.type !== 'CallExpression' || defaultExport.callee.type !== 'Identifier') return false;
  const [table] = defaultExport.arguments;
  return (
    modulesByImport.get(defaultExport.callee.name) === '@emberclutch/web/routing/create-page-routes.tsx' &&
    table?.type === 'Identifier' &&
    modulesByImport.get(table.name) === '../pages.ts'
  );
}
