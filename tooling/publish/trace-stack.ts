import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import type { SiteOperations } from '@emberclutch/edge/publishing/local-site.ts';

/** Matches a position in a script of a release, such as `/remotes/hatchery/1.8.4-0a1b2c3d4e/routes.5f6a7b8c.js:1:2345`. */
const positionPattern = /\/(host|remotes\/[a-z0-9-]+)\/([\w.+-]+)\/([\w.-]+\.js)(?:\?[\w=]*)?:(\d+):(\d+)/g;

/** Names the source of each position in the stack of an error, one line of text each, by the source maps that the site keeps. */
export async function traceStack(site: SiteOperations, stack: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [, folder = '', version = '', script = '', line, column] of stack.matchAll(positionPattern)) {
    const app = folder.replace('remotes/', 'remote-');
    const map = await site.readSourceMap({ app, version }, script);
    const location = map === null ? null : findOrigin(map, app, Number(line), Number(column));
    lines.push(location ?? `${app} ${version} ${script}:${line}:${column}: no source is known`);
  }
  return lines;
}

function findOrigin(map: string, app: string, line: number, column: number): string | null {
  // Cast: webpack has written the source map.
  const payload = JSON.parse(map) as SourceMapPayload;
  const origin = new SourceMap(payload).findOrigin(line, column);
  if (!('fileName' in origin)) return null;
  // `webpack://emberclutch_host/../shared/web/src/x.ts` is relative to the folder of the app.
  const file = posix.join(app, origin.fileName.replace(/^webpack:\/\/[^/]*\//, ''));
  return `${file}:${origin.lineNumber}:${origin.columnNumber}${origin.name ? ` (${origin.name})` : ''}`;
}
