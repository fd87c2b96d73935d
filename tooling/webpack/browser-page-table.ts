/**
 * A loader that removes from the page table of the host the members that only build and edge read. Otherwise, each browser would load the
 * descriptions of all pages with the first one.
 */
export default function browserPageTable(source: string): string {
  return source.replaceAll(onlyForTheBuild, '');
}

const text = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const onlyForTheBuild = new RegExp(
  String.raw`^ +(?:description|picture|isRendered):\s+(?:${text}|\w+),\n`,
  'gm',
);
