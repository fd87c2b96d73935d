import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { format } from 'oxfmt';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import formatOptions from '../../oxfmt.config.ts';
import { readPinnedPnpm } from '../federation/read-manifest.ts';

/** The facts that a generator needs about the workspace. */
export interface Workspace {
  root: string;
  version: string;
  /** Host and remotes with the paths of their pages. */
  tables: { app: string; paths: string[] }[];
}

/** A file that a generator writes. */
export interface GeneratedFile {
  /** Path from the root of the workspace, with `/`. */
  path: string;
  content: string;
}

/** Generates a remote with the page `/<name>`. @throws {Error} if the name cannot be used, or the remote or its page already exists */
export function generateRemote(workspace: Workspace, name: string): GeneratedFile[] {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) || name.startsWith('remote-'))
    throw new Error(
      `"${name}" cannot be the name of a remote: use small letters, digits and dashes without the prefix "remote-", such as garden or rare-seeds.`,
    );
  const app = `remote-${name}`;
  if (existsSync(join(workspace.root, app))) throw new Error(`${app} exists.`);
  const page = describeNewPage(`/${name}`);
  requireFreePath(workspace, page.path);
  return [
    ...fillTemplates('remote', app, { ...page, app, version: workspace.version }),
    { path: `.github/workflows/${app}.yml`, content: generateWorkflow('remote', app) },
    ...fillTemplates('page', `${app}/src/features/${page.feature}`, page),
  ];
}

/**
 * Generates the files of a new page, and the page table of its remote with the new row.
 * @param remote name of the remote, with or without the prefix `remote-`
 * @throws {Error} if there is no remote with this name, or the path or the feature cannot be used or already exists
 */
export function generatePage(workspace: Workspace, remote: string, path: string): GeneratedFile[] {
  const remotes = workspace.tables.map(({ app }) => app).filter((app) => app !== 'host');
  const app = remotes.find((name) => [remote, `remote-${remote}`].includes(name));
  if (app === undefined) throw new Error(`There is no remote "${remote}". Remotes: ${remotes.join(', ')}.`);
  const page = describeNewPage(path);
  requireFreePath(workspace, page.path);
  const folder = `${app}/src/features/${page.feature}`;
  if (existsSync(join(workspace.root, folder)))
    throw new Error(`${folder} exists: end the path with another word, or add the page by hand.`);
  const table = `${app}/src/pages.ts`;
  const text = readFileSync(join(workspace.root, table), 'utf8');
  return [{ path: table, content: addPageRow(text, page) }, ...fillTemplates('page', folder, page)];
}

/**
 * Generates a workflow of GitHub Actions for one remote.
 * @param kind `remote` in this workspace, where changes of other apps do not run it, or `standalone` for a separate repository
 * @param app name of the remote, and of the environment that has the secrets of its team
 */
export const generateWorkflow = (kind: 'remote' | 'standalone', app: string): string =>
  // Pins this version of pnpm, because an unpinned version could read the release token.
  fillPlaceholders(readFileSync(join(templates, `${kind}-workflow.yml.tpl`), 'utf8'), {
    app,
    pnpm: readPinnedPnpm(),
  });

/** Writes files in the format of the workspace. */
export async function writeGenerated(root: string, files: GeneratedFile[]): Promise<void> {
  const formattedFiles = await Promise.all(
    files.map(({ path, content }) => format(path, content, formatOptions)),
  );
  for (const [index, { path }] of files.entries()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), formattedFiles[index]?.code ?? '');
  }
}

/** The path of a page and all names that derive from it. Templates contain them as placeholders, such as `%feature%`. */
type NewPage = ReturnType<typeof describeNewPage>;

/** Derives the names of a page from the last fixed segment of its path. */
function describeNewPage(path: string) {
  const segments = path.split('/').slice(1);
  const isValid =
    path.startsWith('/') &&
    segments.every((segment) => /^(:[a-z][A-Za-z\d]*|[a-z][a-z\d]*(-[a-z\d]+)*)$/.test(segment));
  const feature = segments.findLast((segment) => !segment.startsWith(':'));
  if (!isValid || feature === undefined)
    throw new Error(
      `"${path}" cannot be the path of a page: use segments of small letters, digits and dashes, such as /garden/rare-seeds or /garden/:id.`,
    );
  const words = feature.split('-');
  const name = words.map(capitalize).join('');
  return {
    path,
    address: path.replaceAll(/:\w+/g, '1'),
    /** Folder of the page's feature, such as `rare-seeds`. */
    feature,
    /** Id of the page's row in the page table, such as `rareSeeds`. */
    id: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    /** Name of the page's React component, such as `RareSeedsPage`. */
    component: `${name}Page`,
    title: capitalize(words.join(' ')),
  };
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Checks that a path is free. @throws {Error} if a page of any app has the path, or a pattern that matches the same addresses */
function requireFreePath({ tables }: Workspace, path: string): void {
  const toSamplePath = (pattern: string) => pattern.replaceAll(/:\w+/g, 'any');
  const matchesPath = (existingPath: string) =>
    matchPath(existingPath, toSamplePath(path)) !== null ||
    matchPath(path, toSamplePath(existingPath)) !== null;
  const owner = tables.find(({ paths }) => paths.some(matchesPath));
  if (owner) throw new Error(`${path} is a page of ${owner.app}.`);
}

/** Adds the row of a page and its import to the text of a `pages.ts`. */
function addPageRow(text: string, { id, path, feature, component }: NewPage): string {
  const { program } = parseSync('pages.ts', text);
  const declarations = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
  const table = declarations.find(
    ({ id: name }) => name.type === 'Identifier' && name.name === 'pages',
  )?.init;
  const lastImport = program.body.findLast(({ type }) => type === 'ImportDeclaration');
  if (table?.type !== 'ArrayExpression' || !lastImport)
    throw new Error('The page table must be an array literal: export const pages: AppPage[] = [...].');

  const lastRow = table.elements.at(-1);
  const end = lastRow?.end ?? table.start + 1;
  const row = `{
    id: '${id}',
    path: '${path}',
    title: ${id}Copy.title,
    load: async () => (await import(/* webpackChunkName: "${feature}" */ './features/${feature}/${component}.tsx')).${component},
  }`;
  return [
    text.slice(0, lastImport.end),
    `\nimport { copy as ${id}Copy } from './features/${feature}/copy.ts';`,
    text.slice(lastImport.end, end),
    `${lastRow ? ',' : ''}\n  ${row}`,
    text.slice(end),
  ].join('');
}

const templates = join(import.meta.dirname, 'templates');

const fillTemplates = (name: string, target: string, values: Record<string, string>): GeneratedFile[] =>
  globSync('**/*.tpl', { cwd: join(templates, name) })
    .toSorted()
    .map((file) => ({
      path: `${target}/${fillPlaceholders(file, values).replace(/\.tpl$/, '')}`,
      content: fillPlaceholders(readFileSync(join(templates, name, file), 'utf8'), values),
    }));

const fillPlaceholders = (text: string, values: Record<string, string>) =>
  text.replaceAll(/%(\w+)%/g, (all, name: string) => values[name] ?? all);
