import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');

interface Server {
  origin: string;
  close: () => void;
}

/** Serves the files of a folder to pages of any origin. */
export const startFileServer = (folder: string): Promise<Server> =>
  listen(async ({ url = '' }, answer) => {
    const type = extname(url) === '.svg' ? 'image/svg+xml' : 'text/javascript';
    answer.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    answer.end(await readFile(join(folder, url)));
  });

/**
 * Serves a wiki that embeds remotes. `/` is the example of the guide under the policy that the guide asks for.
 * `/bare?auth` has an empty element and the entry of that remote, and mounts nothing; `/bare` has the element only.
 */
export const startWikiServer = (origins: () => { site: string; files: string }): Promise<Server> => {
  const withOrigins = (text: string) =>
    text
      .replaceAll('https://emberclutch.example', origins().site)
      .replaceAll('https://static.example', origins().files);
  return listen(async ({ url = '' }, answer) => {
    const { pathname, search } = new URL(url, 'http://wiki');
    if (pathname === '/wiki.css')
      return answer.writeHead(200, { 'content-type': 'text/css' }).end(stylesheet);
    if (pathname !== '/' && pathname !== '/bare') return answer.writeHead(204).end();
    const example = withOrigins(block('html'));
    const policy = withOrigins(block('text'))
      .replaceAll('\n', '; ')
      .replace('script-src', `$& ${hashOf(example)}`);
    answer.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; ${policy}`,
    });
    const entry = `<script src="${origins().files}/${search.slice(1)}/remoteEntry.js"></script>`;
    const bare = `<div id="place"></div>${search === '' ? '' : entry}`;
    return answer.end(pageAround(pathname === '/' ? example : bare));
  });
};

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The first code block of the guide in a language. */
function block(language: string): string {
  const text = guide.split(`\n\`\`\`${language}\n`)[1]?.split('\n```')[0];
  if (text === undefined) throw new Error(`The guide has no block of ${language}`);
  return text;
}

function hashOf(example: string): string {
  const script = /<script type="module">([^]*?)<\/script>/.exec(example)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const pageAround = (example: string) => `<!doctype html>
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
