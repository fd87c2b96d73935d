import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

const folder = join(workspaceRoot, 'host', 'content');
const readContent = (file: string) => readFileSync(join(folder, file), 'utf8');

const links = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readContent(file).matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => ({ file, link })),
  );

it('the test finds links in the content', () => {
  expect(links).toContainEqual({ file: 'about.md', link: '/whitepaper#check' });
});

it.each(links)('$link in $file links to a page', ({ link }) => {
  expect(Object.values(paths)).toContain(link.split('#')[0]);
});

const chapterLinks = links.filter(({ link }) => link.includes('#'));

it.each(chapterLinks)('$link in $file links to a chapter', ({ link }) => {
  const [path, id] = link.split('#');

  expect(readContent(`${path}.md`)).toContain(`{#${id}}`);
});
