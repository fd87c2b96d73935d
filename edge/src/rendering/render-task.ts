import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RenderedContent, RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import type { PageData, SiteConfig } from '@emberclutch/contract/site/site.ts';
import type {
  CallResponse,
  RendererMessage,
  RenderTask,
  ServerBundles,
  ResponseMessage,
} from './render-job.ts';

/** The exports of `host/src/app/server/main.ts`. */
interface ServerHost {
  sharedLibraries: Record<string, unknown>;
  prerender: (path: string, site: SiteConfig) => Promise<RenderedContent>;
  render: (address: string, page: PageData, at: number) => Promise<RenderedPage | null>;
}

type RunBundle = (
  module: object,
  exports: object,
  require: (name: string) => unknown,
  __filename: string,
) => void;

/** Modules of Node that bundles may load: only React's server renderer and webpack's runtime need any. */
const allowedModules = new Set(['async_hooks', 'crypto', 'node:url', 'stream', 'util']);

const requireNodeModule = createRequire(import.meta.url);
const send = process.send?.bind(process) as (message: RendererMessage) => void; // a child process has a channel
const pendingCalls = new Map<number, (response: CallResponse | null) => void>();
let callCount = 0;

process.on('message', ({ call, response }: ResponseMessage) => {
  pendingCalls.get(call)?.(response);
  pendingCalls.delete(call);
});
process.on('disconnect', () => process.exit());
installSignedOutWindow();
// The bundles of a release reach only the public API, through the edge.
globalThis.fetch = async (input) => {
  const call = (callCount += 1);
  const { promise, resolve } = Promise.withResolvers<CallResponse | null>();
  pendingCalls.set(call, resolve);
  send({ kind: 'call', call, url: String(input) });
  const response = await promise;
  if (!response) throw new TypeError('The provider did not answer.');
  return new Response(response.body, {
    status: response.status,
    headers: { date: new Date().toUTCString() },
  });
};
// Permissions of Node do not cover signals to other processes.
for (const name of ['kill', '_kill', '_debugProcess', 'getBuiltinModule', 'binding', '_linkedBinding'])
  Reflect.deleteProperty(process, name);

let host: ServerHost | undefined;

/** Milliseconds without a page after which the process collects its garbage. V8 collects only while a process allocates. */
const idleMs = 10_000;
/** The first collection frees objects, the second one returns their pages to the system. */
const consecutiveCollections = 2;
let collectionsLeft = consecutiveCollections;
const collection = setTimeout(collectGarbageWhileIdle, idleMs);

/** Renders a page of one app; null if a response that the page needs has failed. */
export async function renderTask({
  bundles,
  job,
}: RenderTask): Promise<RenderedPage | RenderedContent | null> {
  collectionsLeft = consecutiveCollections;
  collection.refresh();
  send({ kind: host ? 'rendering' : 'loading' });
  host ??= loadBundles(bundles);
  send({ kind: 'rendering' });
  Object.assign(globalThis, { emberclutchPage: job.page });
  try {
    if (job.at === null) return await host.prerender(job.address, job.page.site);
    return await host.render(job.address, job.page, job.at);
  } catch (error) {
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error)), {
      name: 'PageError',
    });
  }
}

function collectGarbageWhileIdle(): void {
  globalThis.gc?.();
  collectionsLeft -= 1;
  if (collectionsLeft > 0) collection.refresh();
}

function loadBundles({ host: file, remote, addresses }: ServerBundles): ServerHost {
  const serverHost = loadBundle(file, addresses, requireAllowed) as ServerHost; // checked by `Release.server`
  // Sets the global of a container, as the entry of the remote does in a browser.
  if (remote)
    Reflect.set(
      globalThis,
      remote.container,
      loadBundle(remote.file, addresses, (name) => serverHost.sharedLibraries[name] ?? requireAllowed(name)),
    );
  return serverHost;
}

function requireAllowed(name: string): unknown {
  if (!allowedModules.has(name)) throw new Error(`A server bundle may not load ${name}`);
  return requireNodeModule(name);
}

/** Runs a CommonJS bundle. */
function loadBundle(
  file: string,
  addresses: Record<string, string>,
  require: (name: string) => unknown,
): unknown {
  const module = { exports: {} };
  // Webpack uses the file name for sources that refer to the script of a browser worker.
  const parameters = ['module', 'exports', 'require', '__filename'];
  const code = Object.entries(addresses).reduce(
    (text, [token, address]) => text.replaceAll(token, () => address),
    readFileSync(file, 'utf8'),
  );
  // Cast: the function is compiled with the parameters of this type.
  const run = compileFunction(code, parameters, { filename: file }) as RunBundle;
  run(module, module.exports, require, file);
  return module.exports;
}

/** Installs the `window` of a signed-out visitor. Without a `document`, styled-components collects its rules as on a server. */
function installSignedOutWindow(): void {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { window: { ...events, matchMedia: () => ({ matches: false, ...events }) } });
  // Node has storages, too, and warns when the local one is read.
  const noStorage: PropertyDescriptor = { value: undefined, configurable: true };
  Object.defineProperties(globalThis, { localStorage: noStorage, sessionStorage: noStorage });
}
