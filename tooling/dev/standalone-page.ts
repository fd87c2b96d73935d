import type { IncomingMessage, ServerResponse } from 'node:http';
import { faviconUrl } from '@emberclutch/edge/composition/page-html.ts';
import { pageClasses, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { firstPaintCss } from '@emberclutch/web/theme/first-paint-css.ts';

/** Middleware of a remote's development server: answers every page request with a page that mounts only this remote. */
export const standalonePage = (app: string) => ({
  name: 'standalone-page',
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html(app));
  },
});

const html = (app: string) => `<!doctype html>
<html lang="en" class="${pageClasses.season('GENESIS')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${app}, alone</title>
<link rel="icon" href="${faviconUrl}">
<style>${firstPaintCss}</style>
<script defer src="/standalone.js"></script>
</head>
<body><div id="${rootId}"></div></body>
</html>
`;
