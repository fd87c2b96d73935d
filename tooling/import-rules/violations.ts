import { providerAllowed, providerBystanders, providerViolations } from './provider-violations.ts';

/** One deliberate breach of every fence: the rule that must fire, the file that breaks it, and what it imports. */
export const deliberateViolations: { rule: string; file: string; imports: string }[] = [
  { rule: 'host-imports-shared', file: 'host/src/a.ts', imports: '@emberclutch/remote-spawn/src/here.ts' },
  { rule: 'host-imports-shared', file: 'host/src/b.tsx', imports: '../../provider/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/a.tsx', imports: '../../remote-spawn/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/b.ts', imports: '../../host/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-auth/src/c.ts', imports: '../../edge/src/here.ts' },
  { rule: 'remote-stands-alone', file: 'remote-of-tomorrow/src/a.ts', imports: '../../provider/src/here.ts' },
  { rule: 'edge-serves-what-was-released', file: 'edge/src/a.ts', imports: '../../host/src/here.ts' },
  {
    rule: 'provider-shares-contract-and-art',
    file: 'provider/src/a.ts',
    imports: '@emberclutch/shared/api/here',
  },
  { rule: 'provider-shares-contract-and-art', file: 'provider/src/b.ts', imports: '../../edge/src/here.ts' },
  { rule: 'shared-stands-alone', file: 'shared/src/ui/a.tsx', imports: '../../../host/src/here.ts' },
  { rule: 'contract-imports-zod-only', file: 'shared/src/contract/a.ts', imports: 'jotai' },
  { rule: 'contract-imports-zod-only', file: 'shared/src/contract/b.ts', imports: '../art/here.ts' },
  { rule: 'art-imports-nothing', file: 'shared/src/art/a.ts', imports: '../contract/here.ts' },
  { rule: 'art-imports-nothing', file: 'shared/src/art/b.ts', imports: 'zod' },
  { rule: 'api-does-not-draw', file: 'shared/src/api/a.ts', imports: '../ui/here.tsx' },
  { rule: 'state-by-its-name', file: 'shared/src/ui/b.tsx', imports: '../state/index.ts' },
  { rule: 'routing-by-its-name', file: 'shared/src/ui/c.tsx', imports: '../routing/index.ts' },
  { rule: 'theme-by-its-name', file: 'shared/src/state/a.ts', imports: '../theme/index.ts' },
  { rule: 'jotai-bare', file: 'host/src/c.ts', imports: 'jotai/utils' },
  { rule: 'router-through-its-binding', file: 'host/src/d.tsx', imports: 'react-router-dom' },
  { rule: 'styled-components-bare', file: 'host/src/e.tsx', imports: 'styled-components/native' },
  { rule: 'react-query-bare', file: 'host/src/f.tsx', imports: '@tanstack/query-core' },
  { rule: 'no-cycles', file: 'host/src/g.ts', imports: './h.ts' },
  { rule: 'testing-in-tests-only', file: 'host/src/i.ts', imports: '@emberclutch/shared/testing/here' },
  { rule: 'testing-in-tests-only', file: 'host/src/j.ts', imports: './here.test.ts' },
  { rule: 'named-after-its-idea', file: 'host/src/k.ts', imports: './utils/here.ts' },
  { rule: 'named-after-its-idea', file: 'host/src/l.ts', imports: './types.ts' },
  { rule: 'no-barrels', file: 'host/src/m.ts', imports: './egg-list/index.ts' },
  { rule: 'resolvable', file: 'host/src/n.ts', imports: './nowhere.ts' },
  { rule: 'browser-stays-in-the-browser', file: 'host/src/o.ts', imports: 'node:fs' },
  {
    rule: 'features-stay-apart',
    file: 'host/src/features/home/a.tsx',
    imports: '../season/here.ts',
  },
  { rule: 'features-import-platform', file: 'host/src/features/home/b.tsx', imports: '../../app/here.tsx' },
  { rule: 'platform-stands-alone', file: 'host/src/platform/a.ts', imports: '../features/season/here.ts' },
  ...providerViolations,
];

/** What looks alike and is allowed. */
export const allowed: { file: string; imports: string }[] = [
  { file: 'host/src/here.ts', imports: '@emberclutch/shared/state' },
  { file: 'host/src/h.ts', imports: './g.ts' }, // closes the cycle that is reported at g
  { file: 'host/src/p.ts', imports: 'jotai' },
  { file: 'host/src/q.tsx', imports: 'styled-components' },
  { file: 'host/src/r.ts', imports: '@tanstack/react-query' },
  { file: 'host/src/app/a.tsx', imports: '../features/season/here.ts' },
  { file: 'host/src/features/season/a.ts', imports: './polling/here.ts' },
  { file: 'host/src/features/season/b.ts', imports: '../../platform/here.ts' },
  { file: 'host/src/here.test.ts', imports: '@emberclutch/shared/testing/here' },
  { file: 'remote-spawn/src/here.ts', imports: '@emberclutch/shared/routing' },
  { file: 'provider/src/here.ts', imports: '@emberclutch/shared/contract/here' },
  { file: 'edge/src/here.ts', imports: '../../provider/src/here.ts' },
  { file: 'shared/src/contract/here.ts', imports: 'zod/mini' },
  { file: 'shared/src/api/here.ts', imports: '@emberclutch/shared/state' },
  { file: 'shared/src/routing/index.ts', imports: 'react-router-dom' },
  ...providerAllowed,
];

/** Files that are there to be imported. */
export const bystanders = [
  'host/src/utils/here.ts',
  'host/src/types.ts',
  'host/src/egg-list/index.ts',
  'host/src/app/here.tsx',
  'host/src/features/season/here.ts',
  'host/src/features/season/polling/here.ts',
  'host/src/platform/here.ts',
  'shared/src/art/here.ts',
  'shared/src/state/index.ts',
  'shared/src/theme/index.ts',
  'shared/src/ui/here.tsx',
  'shared/src/testing/here.tsx',
  ...providerBystanders,
];
