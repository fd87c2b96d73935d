const toProviderFile = (path: string) => `provider/src/${path}`;

/** One violation of every rule of the provider: the rule that must fire, the file that breaks it, and what it imports. */
const providerViolations = [
  { rule: 'provider-platform-imports', file: toProviderFile('platform/a.ts'), imports: '../mail/here.ts' },
  { rule: 'provider-mail-imports', file: toProviderFile('mail/a.ts'), imports: '../identity/here.ts' },
  { rule: 'provider-seasons-imports', file: toProviderFile('seasons/a.ts'), imports: '../assets/here.ts' },
  { rule: 'provider-assets-imports', file: toProviderFile('assets/a.ts'), imports: '../spawn/here.ts' },
  { rule: 'provider-identity-imports', file: toProviderFile('identity/a.ts'), imports: '../seasons/here.ts' },
  { rule: 'provider-identity-imports', file: toProviderFile('identity/b.ts'), imports: '../config/here.ts' },
  { rule: 'provider-spawn-imports', file: toProviderFile('spawn/a.ts'), imports: '../payments/here.ts' },
  { rule: 'provider-payments-imports', file: toProviderFile('payments/a.ts'), imports: '../assets/here.ts' },
  {
    rule: 'provider-personal-data-imports',
    file: toProviderFile('personal-data/a.ts'),
    imports: '../spawn/here.ts',
  },
  { rule: 'provider-seed-imports', file: toProviderFile('seed/a.ts'), imports: '../identity/here.ts' },
  {
    rule: 'provider-config-reads-settings-sections',
    file: toProviderFile('config/a.ts'),
    imports: '../spawn/here-service.ts',
  },
  {
    rule: 'provider-routes-call-services',
    file: toProviderFile('spawn/a-routes.ts'),
    imports: './here-repository.ts',
  },
  {
    rule: 'provider-repositories-hold-sql-only',
    file: toProviderFile('spawn/a-repository.ts'),
    imports: './here-service.ts',
  },
  { rule: 'provider-sql-in-repositories', file: toProviderFile('spawn/a-service.ts'), imports: 'kysely' },
  {
    rule: 'provider-rows-stay-in-repositories',
    file: toProviderFile('spawn/b-service.ts'),
    imports: '../platform/database/tables/here.ts',
  },
];

/** Imports that resemble a violation and are allowed. */
const providerAllowedImports = [
  { file: toProviderFile('config/here.ts'), imports: '../spawn/here-settings.ts' },
  { file: toProviderFile('identity/here.ts'), imports: '../mail/here.ts' },
  { file: toProviderFile('payments/here.ts'), imports: '../spawn/here.ts' },
  { file: toProviderFile('spawn/c-routes.ts'), imports: './here-service.ts' },
  { file: toProviderFile('spawn/c-service.ts'), imports: './here-repository.ts' },
  { file: toProviderFile('spawn/here-repository.ts'), imports: 'kysely' },
  { file: toProviderFile('spawn/c-repository.ts'), imports: '../platform/database/tables/here.ts' },
  { file: toProviderFile('cli/here.ts'), imports: '../identity/here.ts' },
  { file: toProviderFile('app.ts'), imports: './payments/here.ts' },
];

/** Files that other files import. */
const providerImportedFiles = [
  toProviderFile('assets/here.ts'),
  toProviderFile('mail/here.ts'),
  toProviderFile('platform/database/tables/here.ts'),
  toProviderFile('seasons/here.ts'),
  toProviderFile('spawn/here.ts'),
  toProviderFile('spawn/here-service.ts'),
  toProviderFile('spawn/here-settings.ts'),
];

/** Deliberate violations of every rule: the rule that must fire, the file that violates it, and what it imports. */
export const deliberateViolations: { rule: string; file: string; imports: string }[] = [
  { rule: 'host-imports-shared', file: 'host/src/a.ts', imports: '@emberclutch/remote-spawn/src/here.ts' },
  { rule: 'host-imports-shared', file: 'host/src/b.tsx', imports: '../../provider/src/here.ts' },
  { rule: 'host-imports-shared', file: 'host/src/s.ts', imports: '@emberclutch/world/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/a.tsx', imports: '../../remote-spawn/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/b.ts', imports: '../../host/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/c.ts', imports: '../../edge/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-of-tomorrow/src/a.ts', imports: '../../provider/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/d.ts', imports: '../../shared/server/src/here.ts' },
  { rule: 'edge-serves-what-was-released', file: 'edge/src/a.ts', imports: '../../host/src/here.ts' },
  {
    rule: 'provider-imports-contract-art-server',
    file: 'provider/src/a.ts',
    imports: '@emberclutch/web/api/here.ts',
  },
  {
    rule: 'provider-imports-contract-art-server',
    file: 'provider/src/b.ts',
    imports: '../../edge/src/here.ts',
  },
  { rule: 'shared-stands-alone', file: 'shared/web/src/ui/a.tsx', imports: '../../../../host/src/here.ts' },
  { rule: 'server-imports-contract-only', file: 'shared/server/src/a.ts', imports: '../../art/src/here.ts' },
  {
    rule: 'server-imports-contract-only',
    file: 'shared/server/src/b.ts',
    imports: '../../../provider/src/here.ts',
  },
  {
    rule: 'web-imports-browser-libraries',
    file: 'shared/web/src/ui/d.ts',
    imports: '../../../server/src/here.ts',
  },
  { rule: 'contract-imports-zod-only', file: 'shared/contract/src/a.ts', imports: 'jotai' },
  { rule: 'contract-imports-zod-only', file: 'shared/contract/src/b.ts', imports: '../art/here.ts' },
  { rule: 'shapes-need-no-schemas', file: 'shared/contract/src/egg/a.ts', imports: 'zod' },
  { rule: 'shapes-need-no-schemas', file: 'shared/contract/src/egg/b.ts', imports: '../shape/schema-of.ts' },
  { rule: 'shapes-need-no-schemas', file: 'shared/contract/src/egg/c.ts', imports: './input/here.ts' },
  { rule: 'browser-loads-no-schemas', file: 'host/src/features/home/c.ts', imports: 'zod/mini' },
  {
    rule: 'browser-loads-no-schemas',
    file: 'remote-of-tomorrow/src/platform/b.ts',
    imports: '@emberclutch/contract/egg/input/here.ts',
  },
  {
    rule: 'browser-loads-no-schemas',
    file: 'shared/web/src/api/c.ts',
    imports: '@emberclutch/contract/shape/schema-of.ts',
  },
  {
    rule: 'auth-loads-schemas-of-its-forms',
    file: 'remote-auth/src/platform/b.ts',
    imports: '@emberclutch/contract/shape/schema-of.ts',
  },
  { rule: 'art-imports-names-of-seasons', file: 'shared/art/src/a.ts', imports: '../contract/here.ts' },
  { rule: 'art-imports-names-of-seasons', file: 'shared/art/src/b.ts', imports: 'zod' },
  { rule: 'world-imports-art-contract-pixi', file: 'shared/world/src/a.ts', imports: 'jotai' },
  {
    rule: 'world-imports-art-contract-pixi',
    file: 'shared/world/src/b.ts',
    imports: '@emberclutch/web/ui/here.tsx',
  },
  { rule: 'api-does-not-draw', file: 'shared/web/src/api/a.ts', imports: '../ui/here.tsx' },
  { rule: 'state-by-its-name', file: 'shared/web/src/ui/b.tsx', imports: '../state/index.ts' },
  { rule: 'routing-by-its-name', file: 'shared/web/src/ui/c.tsx', imports: '../routing/index.ts' },
  { rule: 'jotai-bare', file: 'host/src/c.ts', imports: 'jotai/utils' },
  { rule: 'router-through-its-binding', file: 'host/src/d.tsx', imports: 'react-router-dom' },
  { rule: 'styled-components-bare', file: 'host/src/e.tsx', imports: 'styled-components/native' },
  { rule: 'react-query-bare', file: 'host/src/f.tsx', imports: '@tanstack/query-core' },
  { rule: 'no-cycles', file: 'host/src/app/g.ts', imports: './h.ts' },
  { rule: 'testing-in-tests-only', file: 'host/src/i.ts', imports: '@emberclutch/web/testing/here.tsx' },
  { rule: 'testing-in-tests-only', file: 'host/src/j.ts', imports: './here.test.ts' },
  { rule: 'named-after-its-idea', file: 'host/src/k.ts', imports: './utils/here.ts' },
  { rule: 'named-after-its-idea', file: 'host/src/l.ts', imports: './types.ts' },
  { rule: 'no-barrels', file: 'host/src/m.ts', imports: './egg-list/index.ts' },
  { rule: 'resolvable', file: 'host/src/n.ts', imports: './nowhere.ts' },
  { rule: 'browser-stays-in-the-browser', file: 'host/src/o.ts', imports: 'node:fs' },
  { rule: 'features-stay-apart', file: 'host/src/features/home/a.tsx', imports: '../season/here.ts' },
  {
    rule: 'features-stay-apart',
    file: 'remote-of-tomorrow/src/features/list/a.tsx',
    imports: '../pay/here.ts',
  },
  { rule: 'features-below-app', file: 'host/src/features/home/b.tsx', imports: '../../app/here.tsx' },
  { rule: 'platform-below-features', file: 'host/src/platform/a.ts', imports: '../features/season/here.ts' },
  {
    rule: 'platform-below-features',
    file: 'remote-of-tomorrow/src/platform/forms/a.ts',
    imports: '../../features/pay/here.ts',
  },
  { rule: 'one-layout-per-app', file: 'host/src/app/b.ts', imports: '../forms/here.ts' },
  ...providerViolations,
];

/** Imports that resemble a violation and are allowed. */
export const allowedImports: { file: string; imports: string }[] = [
  { file: 'host/src/here.ts', imports: '@emberclutch/web/state' },
  { file: 'host/src/app/h.ts', imports: './g.ts' }, // closes the cycle that is reported at g
  { file: 'host/src/p.ts', imports: 'jotai' },
  { file: 'host/src/q.tsx', imports: 'styled-components' },
  { file: 'host/src/r.ts', imports: '@tanstack/react-query' },
  { file: 'host/src/app/a.tsx', imports: '../features/season/here.ts' },
  { file: 'host/src/features/season/a.ts', imports: './polling/here.ts' },
  { file: 'host/src/features/season/b.ts', imports: '../../platform/here.ts' },
  { file: 'host/src/here.test.ts', imports: '@emberclutch/web/testing/here.tsx' },
  { file: 'remote-spawn/src/here.ts', imports: '@emberclutch/web/routing' },
  { file: 'remote-of-tomorrow/src/here.ts', imports: '@emberclutch/world/here.ts' },
  { file: 'provider/src/here.ts', imports: '@emberclutch/contract/here.ts' },
  { file: 'provider/src/c.ts', imports: '@emberclutch/server/here.ts' },
  { file: 'edge/src/b.ts', imports: '@emberclutch/server/here.ts' },
  { file: 'shared/server/src/c.ts', imports: 'node:fs' },
  { file: 'shared/server/src/d.ts', imports: '@emberclutch/contract/here.ts' },
  { file: 'edge/src/here.ts', imports: '../../provider/src/here.ts' },
  { file: 'shared/contract/src/egg/input/a.ts', imports: 'zod/mini' },
  { file: 'remote-auth/src/platform/c.ts', imports: '@emberclutch/contract/identity/input/here.ts' },
  { file: 'shared/contract/src/identity/input/here.ts', imports: 'zod' },
  { file: 'shared/web/src/api/here.ts', imports: '@emberclutch/web/state' },
  { file: 'shared/web/src/routing/index.ts', imports: 'react-router-dom' },
  ...providerAllowedImports,
];

/** Files that other files import. */
export const importedFiles = [
  'host/src/utils/here.ts',
  'host/src/types.ts',
  'host/src/egg-list/index.ts',
  'host/src/app/here.tsx',
  'host/src/features/season/here.ts',
  'host/src/features/season/polling/here.ts',
  'host/src/platform/here.ts',
  'host/src/forms/here.ts',
  'remote-of-tomorrow/src/features/pay/here.ts',
  'shared/art/src/here.ts',
  'shared/contract/src/here.ts',
  'shared/contract/src/egg/input/here.ts',
  'shared/contract/src/shape/schema-of.ts',
  'shared/server/src/here.ts',
  'shared/web/src/state/index.ts',
  'shared/web/src/ui/here.tsx',
  'shared/web/src/testing/here.tsx',
  'shared/world/src/here.ts',
  ...providerImportedFiles,
];
