import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded by a watched process. Its standard input is a pipe from the process that began the watch, and the system closes it
 * however that process ends. The watcher between them would otherwise go on without it. Worker threads preload it too, and
 * have no pipe.
 */
if (isMainThread) {
  const watcher = process.ppid;
  process.stdin
    .on('end', () => process.kill(watcher, 'SIGTERM'))
    .resume()
    .unref();
}
