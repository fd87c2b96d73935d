import { faviconUrl } from '@emberclutch/edge/favicon-url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { firstPaintCss } from '@emberclutch/shared/theme/variables';

/** Middleware that answers every page request of a remote's own server with a page that mounts it alone. */
export const ownPage = (app: string) => ({
  name: 'own-page',
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html(app));
  },
});

const html = (app: string) => `<!doctype html>
<html lang="en" class="season-genesis">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${app}, alone</title>
<link rel="icon" href="${faviconUrl}">
<style>${firstPaintCss}</style>
<script defer src="/standalone.js"></script>
</head>
<body><main id="root"></main></body>
</html>
`;
