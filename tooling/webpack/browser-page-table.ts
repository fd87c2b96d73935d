/**
 * A loader that leaves out of the page table of the host what only build and edge read: each browser would load the descriptions of
 * all pages with the first one.
 */
export default function browserPageTable(source: string): string {
  return source.replaceAll(onlyForTheBuild, '');
}

const text = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const onlyForTheBuild = new RegExp(
  String.raw`^ +(?:description|picture|isRendered):\s+(?:${text}|\w+),\n`,
  'gm',
);
