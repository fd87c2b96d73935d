import { isMainThread } from 'node:worker_threads';

/**
 * A watched process preloads this module. Its standard input is a pipe from the process that started the watcher. When that process ends in
 * any way, the system closes the pipe, and this module stops the watcher, which would otherwise continue. Worker threads also preload this
 * file, but have no pipe.
 */
if (isMainThread) {
  const watcherPid = process.ppid;
  process.stdin
    .on('end', () => process.kill(watcherPid, 'SIGTERM'))
    .resume()
    .unref();
}
