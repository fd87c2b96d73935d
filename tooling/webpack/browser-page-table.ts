/** A loader that removes what only build and edge read: each browser would load the descriptions of all pages with the first page. */
export default function removeBuildMembers(source: string): string {
  return source.replaceAll(buildMembers, '');
}

const stringLiteral = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const buildMembers = new RegExp(
  String.raw`^ +(?:description|picture|isRendered):\s+(?:${stringLiteral}|\w+),\n`,
  'gm',
);
