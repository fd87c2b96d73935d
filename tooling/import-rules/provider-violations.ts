const file = (path: string) => `provider/src/${path}`;

/** One violation of every rule of the provider: the rule that must fire, the file that breaks it, and what it imports. */
export const providerViolations = [
  { rule: 'provider-platform-imports', file: file('platform/a.ts'), imports: '../mail/here.ts' },
  { rule: 'provider-mail-imports', file: file('mail/a.ts'), imports: '../identity/here.ts' },
  { rule: 'provider-seasons-imports', file: file('seasons/a.ts'), imports: '../assets/here.ts' },
  { rule: 'provider-assets-imports', file: file('assets/a.ts'), imports: '../spawn/here.ts' },
  { rule: 'provider-identity-imports', file: file('identity/a.ts'), imports: '../seasons/here.ts' },
  { rule: 'provider-identity-imports', file: file('identity/b.ts'), imports: '../config/here.ts' },
  { rule: 'provider-spawn-imports', file: file('spawn/a.ts'), imports: '../payments/here.ts' },
  { rule: 'provider-payments-imports', file: file('payments/a.ts'), imports: '../assets/here.ts' },
  { rule: 'provider-personal-data-imports', file: file('personal-data/a.ts'), imports: '../spawn/here.ts' },
  { rule: 'provider-seed-imports', file: file('seed/a.ts'), imports: '../identity/here.ts' },
  {
    rule: 'provider-config-reads-settings-sections',
    file: file('config/a.ts'),
    imports: '../spawn/here-service.ts',
  },
  {
    rule: 'provider-routes-call-services',
    file: file('spawn/a-routes.ts'),
    imports: './here-repository.ts',
  },
  {
    rule: 'provider-repositories-hold-sql-only',
    file: file('spawn/a-repository.ts'),
    imports: './here-service.ts',
  },
  { rule: 'provider-sql-in-repositories', file: file('spawn/a-service.ts'), imports: 'kysely' },
  {
    rule: 'provider-rows-stay-in-repositories',
    file: file('spawn/b-service.ts'),
    imports: '../platform/database/tables/here.ts',
  },
];

/** Imports that resemble a violation and are allowed. */
export const providerAllowed = [
  { file: file('config/here.ts'), imports: '../spawn/here-settings.ts' },
  { file: file('identity/here.ts'), imports: '../mail/here.ts' },
  { file: file('payments/here.ts'), imports: '../spawn/here.ts' },
  { file: file('spawn/c-routes.ts'), imports: './here-service.ts' },
  { file: file('spawn/c-service.ts'), imports: './here-repository.ts' },
  { file: file('spawn/here-repository.ts'), imports: 'kysely' },
  { file: file('spawn/c-repository.ts'), imports: '../platform/database/tables/here.ts' },
  { file: file('cli/here.ts'), imports: '../identity/here.ts' },
  { file: file('app.ts'), imports: './payments/here.ts' },
];

/** Files that the others import. */
export const providerBystanders = [
  file('assets/here.ts'),
  file('mail/here.ts'),
  file('platform/database/tables/here.ts'),
  file('seasons/here.ts'),
  file('spawn/here.ts'),
  file('spawn/here-service.ts'),
  file('spawn/here-settings.ts'),
];
