import { format } from 'oxfmt';
import formatOptions from '../../oxfmt.config.ts';
import { variables as edgeVariables } from '@emberclutch/edge/settings.ts';
import { variables as providerVariables } from '@emberclutch/provider/config/config.ts';
import type { Variable } from '@emberclutch/server/settings/variable.ts';

type Variables = Record<string, Variable<unknown>>;

/** Composes the documentation of the settings, by path. It is derived from the tables that programs read at their start. */
export const composeSettingsFiles = async (): Promise<Record<string, string>> => ({
  'docs/settings.md': (await format('settings.md', composeSettingsPage(), formatOptions)).code,
  '.env.example': composeExample(),
});

const composeSettingsPage = () => `# Settings

Every setting is an environment variable. A process that finds an invalid one exits with one line that states the accepted values.
An empty variable counts as not set. The scripts of this checkout also read an \`.env\` file
([.env.example](../.env.example) lists them all); variables of the shell take precedence.

\`npx pnpm@12 settings\` writes this page from \`edge/src/settings.ts\` and the sections that \`provider/src/config/config.ts\` lists.

## The site

The commands \`start\`, \`dev\`, \`release\` and \`rollback\`, and \`edge/src/main.ts\`, read these settings. A new site stores
\`PUBLIC_URL\`, \`ALLOW_TEST_SERVICES\` and the settings that begin with \`SITE_\`, except \`SITE_DIR\`; \`site set\` changes them later.

${renderTable(edgeVariables)}

## The provider

The same programs read these settings, unless \`PROVIDER_URL\` names a provider that runs elsewhere; \`provider/src/main.ts\` and
\`npx pnpm@12 provider <command>\` read them, too. A variable in both tables is the same setting; \`HOST\` and \`PORT\` in this table
apply to a provider that runs separately.

${renderTable(providerVariables)}
`;

const composeExample = () => {
  const providerOnly = Object.entries<Variable<unknown>>(providerVariables).filter(
    ([name]) => !(name in edgeVariables),
  );
  return `# Copy to .env and change settings as needed. \`npx pnpm@12 settings\` writes this file; docs/settings.md describes the settings.

# The site

${listAssignments(Object.entries(edgeVariables))}

# The provider

${listAssignments(providerOnly)}
`;
};

const listAssignments = (variables: [string, Variable<unknown>][]) =>
  variables
    .map(
      ([name, { fallback, expected, description }]) =>
        `# ${description} (${expected})\n# ${name}=${fallback}`,
    )
    .join('\n\n');

function renderTable(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, { fallback, expected, description }]) => [
    `\`${name}\``,
    description,
    expected,
    fallback === '' ? 'nothing' : `\`${fallback}\``,
  ]);
  const lines = [['variable', 'meaning', 'accepted values', 'default'], ['-', '-', '-', '-'], ...rows].map(
    (row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '\\<')).join(' | '),
  );
  return lines.map((line) => `| ${line} |`).join('\n');
}
