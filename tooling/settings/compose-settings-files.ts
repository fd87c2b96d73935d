import { variables as edgeVariables } from '@emberclutch/edge/settings.ts';
import { variables as providerVariables } from '@emberclutch/provider/config/config.ts';

interface Variable {
  fallback: string;
  takes: string;
  about: string;
}
type Variables = Record<string, Variable>;

/** The documents of the settings, by path. They derive from the tables that programs read at their start. */
export const composeSettingsFiles = (): Record<string, string> => ({
  'docs/settings.md': composeSettingsPage(),
  '.env.example': composeExample(),
});

const composeSettingsPage = () => `# Settings

Every setting is an environment variable. A process that finds an invalid one exits with one line that states the accepted values.
An empty variable counts as not set. The scripts of this checkout also read a file \`.env\`
([.env.example](../.env.example) lists them all); variables of the shell take precedence.

This page is written by \`npx pnpm@12 settings\` from \`edge/src/settings.ts\` and the sections that \`provider/src/config/config.ts\` lists.

## The site

Read by \`start\`, \`dev\`, \`release\`, \`rollback\` and \`edge/src/main.ts\`. \`PUBLIC_URL\`, \`ALLOW_TEST_SERVICES\` and those that
begin with \`SITE_\`, but \`SITE_DIR\`, are stored with a site when it is new; \`site set\` changes them later.

${renderTable(edgeVariables)}

## The provider

Read by the same, unless \`PROVIDER_URL\` says that it runs elsewhere; by \`provider/src/main.ts\`, and by
\`npx pnpm@12 provider <command>\`. Where both read one variable, it is the same setting; \`HOST\` and \`PORT\` of this table are
the ones of a provider that runs alone.

${renderTable(providerVariables)}
`;

const composeExample = () => {
  const alone = Object.entries<Variable>(providerVariables).filter(([name]) => !(name in edgeVariables));
  return `# Copy to .env and change what should differ. Written by \`npx pnpm@12 settings\`; docs/settings.md describes them.

# The site

${listAssignments(Object.entries(edgeVariables))}

# The provider

${listAssignments(alone)}
`;
};

const listAssignments = (variables: [string, Variable][]) =>
  variables
    .map(([name, { fallback, takes, about }]) => `# ${about} (${takes})\n# ${name}=${fallback}`)
    .join('\n\n');

function renderTable(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, { fallback, takes, about }]) => [
    `\`${name}\``,
    about,
    takes,
    fallback === '' ? 'nothing' : `\`${fallback}\``,
  ]);
  return alignRows([['variable', 'meaning', 'accepted values', 'default'], ...rows]);
}

/** Aligns the rows as the formatter of this checkout does. */
function alignRows(rows: string[][]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '\\<')));
  const [header = []] = escaped;
  const widths = header.map((_, column) => Math.max(...escaped.map((row) => row[column]?.length ?? 0)));
  const lines = escaped.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
