import webpack from 'webpack';
import type { Compiler } from 'webpack';

/** Seconds after which the loader begins to watch a chunk that has not arrived. */
const watchAfter = 2;
/** Seconds without a byte after which a chunk counts as failed. */
const maxSilence = 20;

/**
 * Makes the chunk loader wait while bytes arrive, and use a new address after a failure. A script element reports no progress before its end.
 * So the loader also fetches a chunk that takes longer than `watchAfter`: the browser answers from the same download, and each part that
 * arrives restarts the wait. A download that stops after its first bytes keeps its address, because it may still end. An interval counts
 * the seconds. On a page whose thread is busy for long, it runs only once, so the loader notices bytes that arrived meanwhile before the
 * interval runs again. Under the old address, a browser may answer with a failed preload, wait for a hanging request, or use half a file from
 * a cache. After the first failure, all chunks use the new address, because their preloads may have failed, too.
 */
export class RetryAddresses {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(RetryAddresses.name, (compilation) => {
      // Runs before webpack's own plugin, which ends the hook.
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
   * Generates the code of the loader. The number of retries begins with the number of the entry. The loader requests an address again only
   * after a failure. It passes a controller as the options of `fetch`, because `signal` is the only option that a controller has.
   */
  override generate(): string {
    const loader = webpack.RuntimeGlobals.loadScript;
    return `
var loadScript = ${loader}, isLost = {};
var retries = +(/\\?retry=(\\d+)/.exec(document.currentScript && document.currentScript.src) || [])[1] || 0;
${loader} = (url, done, ...rest) => {
  if (isLost[url]) retries++;
  var address = retries ? url + "?retry=" + retries : url, abort = new AbortController(), hasBytes;
  var seconds = 0, lastByteAt = ${watchAfter};
  var end = (event) => {
    clearInterval(timer);
    abort.abort();
    if (done) isLost[url] = !hasBytes || event.type !== "timeout", done(event);
    done = 0;
  };
  var write = () => {
    hasBytes = 1;
    lastByteAt = seconds;
  };
  var timer = setInterval(() => {
    if (++seconds === ${watchAfter}) fetch(address, abort).then(({ body }) => body.pipeTo(new WritableStream({ write }))).catch(() => {});
    if (seconds - lastByteAt >= ${maxSilence}) end({ type: "timeout", target: { src: address } });
  }, 1000);
  loadScript(address, end, ...rest);
};`;
  }
}
