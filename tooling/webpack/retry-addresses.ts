import webpack from 'webpack';
import type { Compiler } from 'webpack';

/** Seconds after which a chunk that has not arrived is watched, and seconds without a byte after which it counts as failed. */
const watchAfter = 2;
const maxSilence = 20;

/**
 * Makes the chunk loader wait as long as bytes arrive, and use a new address after a failure. A script reports no progress before its end.
 * A chunk that takes longer than `watchAfter` is therefore also fetched: the browser answers from the same download, and each part that
 * arrives restarts the wait. A download that stops after its first bytes keeps its address, because it may still end. An interval counts
 * the seconds: on a page whose thread is busy for long it runs once, late, so that it notices bytes that arrived in between before it runs
 * again. Under the old address, a browser may answer with a failed preload, wait for a hanging request, or use half a file from a cache.
 * From the first failure on, all chunks use the new address, because their preloads may have failed, too.
 */
export class RetryAddresses {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(RetryAddresses.name, (compilation) => {
      // Before webpack's own plugin, which ends the hook.
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap(RetryAddresses.name, (chunk) => compilation.addRuntimeModule(chunk, new RetryRuntimeModule()));
    });
  }
}

class RetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('retry addresses', webpack.RuntimeModule.STAGE_ATTACH); // after the loader that it wraps
  }

  /**
   * The number of retries begins with the number of the entry. The loader requests an address again only after a failure. A controller has
   * only its signal, because `fetch` reads no other member of it here.
   */
  override generate(): string {
    const loader = webpack.RuntimeGlobals.loadScript;
    return `
var loadScript = ${loader}, isLost = {};
var retries = +(/\\?retry=(\\d+)/.exec(document.currentScript && document.currentScript.src) || [])[1] || 0;
${loader} = (url, done, ...rest) => {
  if (isLost[url]) retries++;
  var address = retries ? url + "?retry=" + retries : url, abort = new AbortController(), hasBytes;
  var seconds = 0, heard = ${watchAfter};
  var end = (event) => {
    clearInterval(timer);
    abort.abort();
    if (done) isLost[url] = !hasBytes || event.type !== "timeout", done(event);
    done = 0;
  };
  var write = () => {
    hasBytes = 1;
    heard = seconds;
  };
  var timer = setInterval(() => {
    if (++seconds === ${watchAfter}) fetch(address, abort).then(({ body }) => body.pipeTo(new WritableStream({ write }))).catch(() => {});
    if (seconds - heard >= ${maxSilence}) end({ type: "timeout", target: { src: address } });
  }, 1000);
  loadScript(address, end, ...rest);
};`;
  }
}
