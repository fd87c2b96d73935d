import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded by a watched process. Its standard input is a pipe from the process that started the watch. The system closes the pipe however
 * that process ends; otherwise the watcher between them would continue alone. Worker threads also preload this file, but have no pipe.
 */
if (isMainThread) {
  const watcher = process.ppid;
  process.stdin
    .on('end', () => process.kill(watcher, 'SIGTERM'))
    .resume()
    .unref();
}
