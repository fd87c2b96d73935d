import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { getAppFolder } from '../../federation/workspace-root.ts';
import { BuildError } from '../../webpack/build-error.ts';

/**
 * Checks that a remote exposes exactly the routes that its release declares, because pages are composed, linked and
 * protected as declared.
 * @throws {BuildError} unless `src/app/routes.tsx` exports `createPageRoutes(pages)` with the table of `src/pages.ts`
 */
export function checkRoutes(app: string): void {
  const file = join(getAppFolder(app), 'src', 'app', 'routes.tsx');
  if (isMadeFromPages(readFileSync(file, 'utf8'))) return;
  throw new BuildError(
    `${app}/src/app/routes.tsx must export createPageRoutes(pages), with the pages of src/pages.ts.`,
  );
}

/** Whether a source exports `createPageRoutes(pages, ...)` by default, and imports both from the modules that define them. */
export function isMadeFromPages(source: string): boolean {
  const { program, module } = parseSync('routes.tsx', source);
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value]),
    ),
  );
  const exported = program.body.find(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (exported?.type !== 'CallExpression' || exported.callee.type !== 'Identifier') return false;
  const [table] = exported.arguments;
  return (
    imported.get(exported.callee.name) === '@emberclutch/web/routing/create-page-routes.tsx' &&
    table?.type === 'Identifier' &&
    imported.get(table.name) === '../pages.ts'
  );
}
