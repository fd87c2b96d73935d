import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * Lets the chunk loader ask under a new address after a failure. Under the old one a browser may answer with a preload
 * that failed, wait for a request that hangs, or take half a file from a cache. From the first failure on, all chunks get
 * the new address, because their preloads may have failed as well.
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

  /** The number of retries begins with that of the entry. The loader requests an address again only after a failure. */
  override generate(): string {
    const loader = webpack.RuntimeGlobals.loadScript;
    return `
var loadScript = ${loader}, requested = {};
var retries = +(/\\?retry=(\\d+)/.exec(document.currentScript && document.currentScript.src) || [])[1] || 0;
${loader} = (url, ...rest) => {
  if (requested[url]) retries++;
  requested[url] = true;
  loadScript(retries ? url + "?retry=" + retries : url, ...rest);
};`;
  }
}
