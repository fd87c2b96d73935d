/**
 * Defines which parts of the workspace may import each other. `tooling/import-rules/import-rules.test.ts` violates every rule on purpose,
 * so that removing or misspelling a rule fails a test. The patterns also cover new remotes.
 */

import { providerRules } from './tooling/import-rules/provider-rules.mjs';

const ourPackages = '^(host|remote-[^/]+|shared|provider|edge|tooling|e2e|bench)/';
const browserApps = '^(host|remote-[^/]+)/';
const browserLibraries = 'shared/(art|contract|web)';
/** The files of the contract that need a schema library: what clients send, and what edge and tooling exchange. */
const schemas =
  '^shared/contract/src/([^/]+/input/|shape/schema-of\\.ts$|site/(evidence|page-preview|publishing|release(-declarations)?|site(-contract)?|variant)\\.ts$)';
/** Tests, and files that only tests use. */
export const tests = '\\.test\\.tsx?$|/testing/|^e2e/';
const singletons = ['state', 'routing'];

/** Which of our packages a package may import. */
const layerRules = [
  { name: 'host-imports-shared', from: '^host/', allowed: `^(host|${browserLibraries})/` },
  {
    name: 'edge-serves-what-was-released',
    from: '^edge/',
    allowed: '^(edge|provider|shared/(art|contract|server))/',
  },
  {
    name: 'provider-imports-contract-art-server',
    from: '^provider/',
    allowed: '^(provider|shared/(art|contract|server))/',
  },
  { name: 'shared-stands-alone', from: '^shared/', allowed: '^shared/' },
  { name: 'server-imports-contract-only', from: '^shared/server/', allowed: '^shared/(server|contract)/' },
  { name: 'web-imports-browser-libraries', from: '^shared/web/', allowed: `^${browserLibraries}/` },
].map(({ name, from, allowed }) => ({
  name,
  from: { path: from },
  to: { path: ourPackages, pathNot: allowed },
}));

/**
 * Inside an app: `app/` composes features; a feature uses `platform/` and never another feature; `platform/` uses neither.
 */
const appRules = [
  {
    name: 'one-layout-per-app',
    comment: 'An app consists of app/, platform/, features/<feature>/ and its page table.',
    from: {},
    to: {
      path: '^(host|remote-[^/]+)/src/',
      pathNot: '^[^/]+/src/(app/|platform/|features/[^/]+/|pages\\.ts$)',
    },
  },
  {
    name: 'features-stay-apart',
    comment: 'Code that two features need is passed in by app/, or moves to platform/ or to shared/web.',
    from: { path: '^(host|remote-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'features-below-app',
    comment: 'Only app/ and the page table import features. A test may open its feature through the routes.',
    from: { path: '^(host|remote-[^/]+)/src/features/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^$1/src/(app/|pages\\.ts$)' },
  },
  {
    name: 'platform-below-features',
    comment: 'Code that features share imports no feature.',
    from: { path: '^(host|remote-[^/]+)/src/platform/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^$1/src/(app|features)/' },
  },
];

const sharedRules = [
  {
    name: 'contract-imports-zod-only',
    from: { path: '^shared/contract/src/', pathNot: tests },
    to: { pathNot: ['^shared/contract/src/', '/node_modules/zod/'] },
  },
  {
    name: 'shapes-need-no-schemas',
    comment:
      'Every page reads responses. Schemas are derived from shapes where they are needed (docs/adr/0050).',
    from: { path: '^shared/contract/src/', pathNot: [tests, schemas] },
    to: { path: ['/node_modules/zod/', schemas], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-loads-no-schemas',
    comment: 'Browser code reads by shapes (docs/adr/0050).',
    from: { path: [browserApps, '^shared/(web|art|world)/'], pathNot: [tests, '^remote-auth/'] },
    to: { path: ['/node_modules/zod/', schemas], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'auth-loads-schemas-of-its-forms',
    comment: 'The forms of remote-auth validate their fields with the schemas of the provider.',
    from: { path: '^remote-auth/', pathNot: tests },
    to: {
      path: ['/node_modules/zod/', schemas],
      pathNot: '^shared/contract/src/identity/input/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'art-imports-names-of-seasons',
    comment: 'The provider and the browser draw the same art, so that it depends on neither.',
    from: { path: '^shared/art/src/', pathNot: tests },
    to: { pathNot: ['^shared/art/src/', '^shared/contract/src/season/(season-name|spawn-season)\\.ts$'] },
  },
  {
    name: 'world-imports-art-contract-pixi',
    comment: 'The world is drawn without React and without copy, so that any page can show it.',
    from: { path: '^shared/world/src/', pathNot: tests },
    to: { pathNot: ['^shared/(world|art|contract)/src/', '/node_modules/pixi\\.js/'] },
  },
  {
    name: 'api-does-not-draw',
    from: { path: '^shared/web/src/api/' },
    to: { path: '^shared/web/src/ui/' },
  },
  ...singletons.map((folder) => ({
    name: `${folder}-by-its-name`,
    comment: `Federation shares @emberclutch/web/${folder} as one module. With a relative path, an app would bundle a second instance.`,
    from: { path: '^shared/web/', pathNot: `^shared/web/src/${folder}/` },
    to: { path: `^shared/web/src/${folder}/`, dependencyTypes: ['local'] },
  })),
];

const thirdPartyRules = [
  {
    name: 'jotai-bare',
    comment: 'Federation shares only the bare name. A sub-path brings a second store.',
    from: {},
    to: { path: '/node_modules/jotai/', pathNot: '/node_modules/jotai/dist/index\\.js$' },
  },
  {
    name: 'router-through-its-binding',
    comment:
      'The router is shared through shared/web/src/routing, which re-exports the used part only (18 KB instead of 55).',
    from: { pathNot: '^shared/web/src/routing/' },
    to: { path: '/node_modules/react-router(-dom)?/' },
  },
  {
    name: 'styled-components-bare',
    from: {},
    to: {
      path: '/node_modules/styled-components/',
      pathNot: '/node_modules/styled-components/dist/styled-components\\.[^/]+$',
    },
  },
  {
    name: 'react-query-bare',
    from: {},
    to: {
      path: '(^|/node_modules/)@tanstack/',
      pathNot: '/node_modules/@tanstack/react-query/build/modern/index\\.[^/]+$',
    },
  },
];

const generalRules = [
  {
    name: 'remote-stands-alone',
    comment: 'A remote imports shared; never another remote, the host, the provider or the edge.',
    from: { path: '^(remote-[^/]+)/', pathNot: '/jest\\.config\\.ts$' },
    to: { path: ourPackages, pathNot: `^($1|${browserLibraries}|shared/world)/` },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'testing-in-tests-only',
    from: { pathNot: [tests, '^bench/'] },
    to: { path: '/testing/|\\.test\\.tsx?$', pathNot: '/node_modules/' },
  },
  {
    name: 'named-after-its-idea',
    comment: 'Name a file after what it exports.',
    from: {},
    to: {
      path: `${ourPackages}.*\\b(utils|helpers|misc|constants|types)(/|\\.tsx?$)`,
      pathNot: '/node_modules/',
    },
  },
  {
    name: 'no-barrels',
    comment:
      'Only the singletons of shared have an index; an app imports the file that exports what it needs.',
    from: {},
    to: {
      path: `${ourPackages}.*/index\\.tsx?$`,
      pathNot: ['/node_modules/', `^shared/web/src/(${singletons.join('|')})/index\\.ts$`],
    },
  },
  {
    name: 'resolvable',
    from: {},
    to: { couldNotResolve: true, pathNot: '^the-real-react-refresh-runtime$' }, // an alias of tooling/webpack
  },
  {
    name: 'browser-stays-in-the-browser',
    comment: 'Browser code imports no Node module.',
    from: { path: [browserApps, '^shared/(?!server/)'], pathNot: [tests, '\\.config\\.[a-z]+$'] },
    to: { dependencyTypes: ['core'] },
  },
];

export default {
  forbidden: [
    ...layerRules,
    ...generalRules,
    ...appRules,
    ...sharedRules,
    ...thirdPartyRules,
    ...providerRules,
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no API for tools, so swc parses the sources.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The hosts of e2e resolve some modules only where they are built, and contain components that swc cannot parse. Benches have `using`
    // declarations, on which the visitor of swc fails; they may import everything, and nothing imports them.
    exclude: { path: ['^((shared|tooling)/)?[^/]+/dist/', '^[.](data|cache)/', '^e2e/hosts/', '^bench/'] },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main'],
    },
  },
};
