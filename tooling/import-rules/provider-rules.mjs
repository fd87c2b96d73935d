/** The other modules that each module of the provider may import. ARCHITECTURE.md contains the same table. */
const imports = {
  platform: ['migrations'],
  mail: ['platform'],
  seasons: ['platform', 'mail'],
  assets: ['platform', 'seasons'],
  identity: ['platform', 'mail'],
  spawn: ['platform', 'mail', 'seasons', 'assets'],
  payments: ['platform', 'seasons', 'spawn'],
  'personal-data': ['platform', 'mail', 'identity'],
  seed: ['platform', 'seasons', 'assets', 'spawn', 'payments'],
};

const tests = '\\.test\\.ts$|/testing/';
const usesSql = '-repository\\.ts$|^provider/src/(migrations|platform/database)/';

const directions = Object.entries(imports).map(([module, others]) => ({
  name: `provider-${module}-imports`,
  comment: `The module ${module} imports only: ${others.join(', ')}.`,
  from: { path: `^provider/src/${module}/`, pathNot: tests },
  to: { path: '^provider/src/', pathNot: `^provider/src/(${[module, ...others].join('|')})/` },
}));

export const providerRules = [
  ...directions,
  {
    name: 'provider-config-reads-settings-sections',
    comment:
      'The configuration only combines the settings sections of the modules, so it needs neither rules nor SQL.',
    from: { path: '^provider/src/config/', pathNot: tests },
    to: {
      path: '^provider/src/',
      pathNot: ['^provider/src/config/', '-settings\\.ts$'],
    },
  },
  {
    name: 'provider-routes-call-services',
    comment: 'A route validates input and sends responses; it reaches the database through a service.',
    from: { path: '^provider/src/.*-routes\\.ts$' },
    to: { path: '^provider/src/.*-repository\\.ts$' },
  },
  {
    name: 'provider-repositories-hold-sql-only',
    comment: 'Rules call repositories; repositories do not call rules.',
    from: { path: '^provider/src/.*-repository\\.ts$' },
    to: { path: '^provider/src/.*-(service|routes|plugin)\\.ts$' },
  },
  {
    name: 'provider-sql-in-repositories',
    comment: 'Repositories build all statements, so that a reader finds a query where its table is.',
    from: { path: '^provider/src/', pathNot: [usesSql, tests] },
    to: { path: '/node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'provider-rows-stay-in-repositories',
    comment: 'A repository maps rows in snake_case to records in camelCase.',
    from: { path: '^provider/src/', pathNot: [usesSql, tests] },
    to: { path: '^provider/src/platform/database/tables/' },
  },
];
