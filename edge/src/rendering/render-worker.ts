import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import type { CallAnswer, FromWorker, RenderJob, ServerBundles, ToWorker } from './render-job.ts';
import { installSignedOutWindow } from './signed-out-window.ts';

/** The exports of `host/src/app/server/main.ts`. */
interface ServerHost {
  sharedLibraries: Record<string, unknown>;
  render: (address: string, page: PageData, at: number) => Promise<Omit<RenderedPage, 'calls'> | null>;
}

type RunBundle = (
  module: object,
  exports: object,
  require: (name: string) => unknown,
  __filename: string,
) => void;

/** A thread that renders the pages of one composition, one at a time. */
const port = parentPort;
if (!port) throw new Error('This file is a worker.');
const send = (message: FromWorker) => port.postMessage(message, []);
const bundles = workerData as ServerBundles; // of `RenderPool`
const requireOfNode = createRequire(import.meta.url);

installSignedOutWindow();
const waiting = new Map<number, (answer: CallAnswer | null) => void>();
let calls = 0;
/** Pending calls of the page that is being rendered. */
let urls: string[] = [];
// The bundles of a release reach only the public API, through the edge.
globalThis.fetch = async (input) => {
  const call = (calls += 1);
  const { promise, resolve } = Promise.withResolvers<CallAnswer | null>();
  waiting.set(call, resolve);
  urls.push(String(input));
  send({ kind: 'call', call, url: String(input) });
  const answer = await promise;
  if (!answer) throw new TypeError('The provider did not answer.');
  return new Response(answer.body, { status: answer.status, headers: { date: new Date().toUTCString() } });
};

const host = load(bundles.host, requireOfNode) as ServerHost; // checked by `Release.server`

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') return void render(message.job);
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});
send({ kind: 'ready' });

async function render({ address, page, container, at }: RenderJob): Promise<void> {
  Object.assign(globalThis, { emberclutchPage: page });
  urls = [];
  let isOfPage = false;
  try {
    if (container !== null) loadRemote(container);
    isOfPage = true;
    const rendered = await host.render(address, page, at);
    send(rendered ? { kind: 'rendered', page: { ...rendered, calls: urls } } : { kind: 'unanswered' });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error), isOfPage });
  }
}

/** Sets the global of a container, as the entry of the remote does in a browser. */
function loadRemote(container: string): void {
  if (Reflect.has(globalThis, container)) return;
  const file = bundles.remotes[container];
  if (file === undefined) throw new Error(`${container} has no server bundle`);
  const requireShared = (name: string): unknown => host.sharedLibraries[name] ?? requireOfNode(name);
  Reflect.set(globalThis, container, load(file, requireShared));
}

/** Runs a CommonJS bundle, which takes shared modules from the host. */
function load(file: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  // Not a risk: the publisher of the release could run the same code in every browser.
  const code = readFileSync(file, 'utf8');
  // Webpack reads the file name for sources that address the script of a browser worker.
  const parameters = ['module', 'exports', 'require', '__filename'];
  // Cast: the function is compiled with the parameters of this type.
  const run = compileFunction(code, parameters, { filename: file }) as RunBundle;
  run(module, module.exports, require, file);
  return module.exports;
}
