import { createHash } from 'node:crypto';
import { listen } from '../suite/file-server.ts';
import type { Server } from '../suite/file-server.ts';
import { readCodeBlock } from './read-guide.ts';

/**
 * Serves a wiki that embeds remotes. `/` is the example of the guide under the policy that the guide requires. `/bare?auth` has an empty
 * element and the entry of the remote `auth`, and mounts nothing; `/bare` has only the element.
 * @param origin origin of the wiki; by default an origin with a free port
 */
export const startWikiServer = (
  { site, files }: { site: string; files: string },
  origin?: string,
): Promise<Server> => {
  const replaceOrigins = (text: string) =>
    text.replaceAll('https://emberclutch.example', site).replaceAll('https://static.example', files);
  return listen(async ({ url = '' }, response) => {
    const { pathname, search } = new URL(url, 'http://wiki');
    if (pathname === '/wiki.css')
      return response.writeHead(200, { 'content-type': 'text/css' }).end(stylesheet);
    if (pathname !== '/' && pathname !== '/bare') return response.writeHead(204).end();
    const example = replaceOrigins(readCodeBlock('embedding', 'html'));
    const policy = replaceOrigins(readCodeBlock('embedding', 'text'))
      .replaceAll('\n', '; ')
      .replace('script-src', `$& ${hashExample(example)}`);
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; ${policy}`,
    });
    const entry = `<script src="${files}/${search.slice(1)}/remoteEntry.js"></script>`;
    const bare = `<div id="place"></div>${search === '' ? '' : entry}`;
    return response.end(composePage(pathname === '/' ? example : bare));
  }, origin);
};

function hashExample(example: string): string {
  const script = /<script type="module">([^]*?)<\/script>/.exec(example)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const composePage = (example: string) => `<!doctype html>
<html lang="en" class="wiki">
<head><meta charset="utf-8"><title>The wiki</title><link rel="stylesheet" href="/wiki.css"></head>
<body><h1>The wiki</h1><h2>Dragons</h2><p>A <a href="#more">link</a>.</p><input aria-label="Search"><ul><li>One</li></ul>
${example}</body>
</html>`;

const stylesheet = `
html { font-family: monospace; letter-spacing: 1px; }
body { margin: 30px; color: rgb(0, 51, 102); background: rgb(221, 238, 255); text-align: center; }
h1 { color: rgb(220, 20, 60); font-size: 40px; }
a { color: rgb(0, 128, 0); }
button { color: rgb(255, 255, 255); background: rgb(255, 105, 180); border: 3px dashed rgb(128, 0, 128); }
input { background: rgb(255, 255, 0); }
`;
