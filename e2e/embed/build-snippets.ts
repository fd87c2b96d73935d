import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostsFolder, installHostPackages, runIn } from './build-hosts.ts';
import type { Host } from './build-hosts.ts';

/** Loads JSX, as a loader of each team does. */
const jsxLoader = join(import.meta.dirname, '../../tooling/webpack/transpile.ts');

interface Project {
  /** The host whose packages it uses. */
  packages: string;
  /** Attributes of the script element of its page. Without them, its build writes the page. */
  script?: string;
  /** Name of its code, and the file into which the code belongs, unless the code names its files. */
  stack: string;
  file?: string;
  command: readonly string[];
}

const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', '--base', './'];

/** The project of a team around the code of the page for integrators. `e2e/hosts/snippets` has more files for some of them, by name. */
const projects: Readonly<Record<string, Project>> = {
  react: {
    packages: 'react-19',
    script: 'type="module" src="/src/main.jsx"',
    stack: 'react',
    file: 'src/Example.jsx',
    command: vite,
  },
  vue: { packages: 'vue', script: 'type="module" src="/src/main.js"', stack: 'vue', command: vite },
  bundler: {
    packages: 'react-19',
    script: 'type="module" src="/src/main.js"',
    stack: 'bundler',
    file: 'src/main.js',
    command: vite,
  },
  federation: {
    packages: 'module-federation',
    script: 'defer src="main.js"',
    stack: 'federation',
    command: ['build.js', jsxLoader],
  },
};

/**
 * Builds a page for each stack, from the code that the page for integrators shows.
 * @param root folder of `buildHosts`
 * @param codes by stack; `html` and `frame` need no build
 */
export async function buildSnippets(root: string, codes: Readonly<Record<string, string>>): Promise<Host[]> {
  const pages = ['html', 'frame'].map(async (name) => {
    const files = join(root, `snippet-${name}`);
    await write(files, 'index.html', toPage(codes[name] ?? ''));
    return { name: `snippet-${name}`, files };
  });
  const built = Object.entries(projects).map(async ([name, project]) => {
    const files = await buildProject(root, name, project, codes[project.stack] ?? '');
    return { name: `snippet-${name}`, files };
  });
  return Promise.all([...pages, ...built]);
}

async function buildProject(root: string, name: string, project: Project, code: string): Promise<string> {
  const folder = join(root, `snippet-${name}`);
  const extraFiles = join(hostsFolder, 'snippets', name);
  if (existsSync(extraFiles)) await cp(extraFiles, folder, { recursive: true });
  if (project.script !== undefined)
    await write(folder, 'index.html', toPage(`<div id="root"></div><script ${project.script}></script>`));
  await write(folder, 'package.json', '{ "type": "module", "sideEffects": false }');
  const files = project.file === undefined ? splitIntoFiles(code) : [[project.file, code] as const];
  for (const [file, text] of files) await write(folder, file, text);
  await installHostPackages(project.packages, root, folder);
  await runIn(folder, project.command);
  if (name === 'federation') await rename(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  return join(folder, 'dist');
}

const toPage = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Wiki</title><body>${body}`;

/** The files of a snippet. Each begins with a comment that contains its name. */
const splitIntoFiles = (code: string) =>
  code
    .split(/^(?=(?:\/\/|<!--) \S+\.(?:vue|jsx?)\b)/m)
    .map((text) => [/\S+\.(?:vue|jsx?)\b/.exec(text)?.[0] ?? '', text] as const);

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}
