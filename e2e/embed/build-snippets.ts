import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostsFolder, installHostPackages, runScript } from './build-hosts.ts';
import type { Host } from './build-hosts.ts';

/** A loader for JSX, as each team has one. */
const jsxLoader = join(import.meta.dirname, '../../tooling/webpack/transpile.ts');

interface Project {
  /** The host whose packages the project uses. */
  packages: string;
  /** Attributes of the script element of its page. Without them, the build writes the page. */
  script?: string;
  /** Key of the project's code. */
  stack: string;
  /** File that receives the code; without it, the code names its files. */
  file?: string;
  command: readonly string[];
}

const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', '--base', './'];

/** The projects of teams around the code that the page for integrators shows. Folders in `e2e/hosts/snippets` have more files for some. */
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
 * @param root folder that `buildHosts` has returned
 * @param codes code by stack; `html` and `frame` need no build
 */
export async function buildSnippets(root: string, codes: Readonly<Record<string, string>>): Promise<Host[]> {
  const pages = ['html', 'frame'].map(async (name) => {
    const folder = join(root, `snippet-${name}`);
    await writeProjectFile(folder, 'index.html', toPage(codes[name] ?? ''));
    return { name: `snippet-${name}`, folder };
  });
  const builds = Object.entries(projects).map(async ([name, project]) => {
    const folder = await buildProject(root, name, project, codes[project.stack] ?? '');
    return { name: `snippet-${name}`, folder };
  });
  return Promise.all([...pages, ...builds]);
}

async function buildProject(root: string, name: string, project: Project, code: string): Promise<string> {
  const folder = join(root, `snippet-${name}`);
  const extraFiles = join(hostsFolder, 'snippets', name);
  if (existsSync(extraFiles)) await cp(extraFiles, folder, { recursive: true });
  if (project.script !== undefined)
    await writeProjectFile(
      folder,
      'index.html',
      toPage(`<div id="root"></div><script ${project.script}></script>`),
    );
  await writeProjectFile(folder, 'package.json', '{ "type": "module", "sideEffects": false }');
  const files = project.file === undefined ? splitIntoFiles(code) : [[project.file, code] as const];
  for (const [file, text] of files) await writeProjectFile(folder, file, text);
  await installHostPackages(project.packages, root, folder);
  await runScript(folder, project.command);
  if (name === 'federation') await rename(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  return join(folder, 'dist');
}

const toPage = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Wiki</title><body>${body}`;

/** Splits a snippet into files. Each file begins with a comment that contains its name. */
const splitIntoFiles = (code: string) =>
  code
    .split(/^(?=(?:\/\/|<!--) \S+\.(?:vue|jsx?)\b)/m)
    .map((text) => [/\S+\.(?:vue|jsx?)\b/.exec(text)?.[0] ?? '', text] as const);

async function writeProjectFile(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}
