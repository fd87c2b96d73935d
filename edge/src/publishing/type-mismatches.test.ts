import { ReleaseDeclarations } from '@emberclutch/contract/site/release-declarations.ts';
import { exposedRoutes, typeMismatches } from './type-mismatches.ts';

const state = '@emberclutch/web/state';

const typesWith = (session: string): ReleaseDeclarations => ({
  'web/src/state/index.d.ts': "export { setSession, currentSession, sessionAtom } from './session.ts';",
  'web/src/state/session.d.ts': `
    import type { UserId } from '@emberclutch/contract/identity/user-id.ts';
    export interface Session ${session}
    export declare function setSession(session: Session): void;
    export declare function currentSession(): Session;
    export declare const sessionAtom: import("atoms").Atom<Session>;`,
  'node_modules/atoms/package.json': '{ "types": "./index.d.ts" }',
  'node_modules/atoms/index.d.ts': 'export interface Atom<Value> { read: () => Value }',
  'node_modules/@emberclutch/contract/package.json': '{ "exports": { "./*.ts": "./src/*.d.ts" } }',
  'node_modules/@emberclutch/contract/src/identity/user-id.d.ts': 'export type UserId = string;',
});

const expected = typesWith('{ id: UserId; name: string }');

/** Reasons by name of the export. */
async function mismatches(session: string, names = ['setSession', 'currentSession', 'sessionAtom']) {
  const exports = names.map((name) => ({ module: state, name }));
  const found = await typeMismatches(exports, typesWith(session), expected);
  return Object.fromEntries([...found].map(([{ name }, reason]) => [name, reason]));
}

it('accepts a type with another optional member, and a parameter that accepts more', async () => {
  expect(await mismatches('{ id: UserId; name: string; email?: string }')).toEqual({});
  expect(await mismatches('{ id: UserId; name?: string }', ['setSession'])).toEqual({});
});

it('names the member that was removed or narrowed, for each export that it breaks', async () => {
  expect(await mismatches('{ id: UserId }')).toEqual({
    currentSession: "Property 'name' is missing in type 'Session' but required in type 'Session'.",
    sessionAtom: "Property 'name' is missing in type 'Session' but required in type 'Session'.",
  });
  expect(await mismatches('{ id: number; name: string }', ['setSession'])).toEqual({
    setSession: "Type 'string' is not assignable to type 'number'.",
  });
});

it('compares the exposed module of a remote with the needs of the host', async () => {
  const routes = (type: string): ReleaseDeclarations => ({ 'web/src/routing/page-routes.d.ts': type });
  const needed = routes(
    'export interface UsableRoutes { (): string; preload?: (path: string) => Promise<void> }',
  );
  const offered = (preload: string) => routes(`export interface PageRoutes { (): string; ${preload} }`);

  const fitting = await typeMismatches([exposedRoutes], offered('lists: string[]'), needed);
  const unfit = await typeMismatches(
    [exposedRoutes],
    offered('preload: (page: number) => Promise<void>'),
    needed,
  );

  expect(fitting.size).toBe(0);
  expect([...unfit.values()]).toEqual(["Type 'string' is not assignable to type 'number'."]);
});

it('refuses types whose files would leave their folder', () => {
  for (const path of ['../escape.d.ts', '/etc/escape.d.ts', 'web/../../escape.d.ts', 'script.js'])
    expect(ReleaseDeclarations.safeParse({ [path]: '' }).success).toBe(false);
  expect(ReleaseDeclarations.safeParse(expected).success).toBe(true);
});
