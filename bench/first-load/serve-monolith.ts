import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { compressFolder } from '@emberclutch/edge/releases/compress-folder.ts';
import { createLivePartsReader } from '@emberclutch/edge/rendering/compose.ts';
import { renderPageHtml } from '@emberclutch/edge/composition/page-html.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { Registry } from '@emberclutch/contract/site/site.ts';
import { buildBootScript } from '@emberclutch/tooling/build/build-boot-script.ts';
import { mapFolder } from '@emberclutch/tooling/world-map/ensure-world-map.ts';
import type { Monolith } from './build-monolith.ts';

/**
 * Serves the monolith as the edge serves the suite, with the same page, compression and provider. `/hatchery` loads the page's chunk
 * lazily; `/community` preloads it.
 * @param preloadedScripts scripts that `/community` preloads in addition to the host's scripts
 */
export async function serveMonolith(
  monolith: Monolith,
  folder: SiteFolder,
  edgeUrl: string,
  preloadedScripts: readonly string[] = monolith.hatchery,
) {
  await compressFolder(monolith.folder);
  const app = fastify();
  const immutable = { preCompressed: true, immutable: true, maxAge: '365d', index: false as const };
  await app.register(fastifyStatic, { root: monolith.folder, prefix: '/app/', ...immutable });
  await app.register(fastifyStatic, {
    root: folder.fonts,
    prefix: '/fonts/',
    decorateReply: false,
    ...immutable,
  });
  await app.register(httpProxy, { upstream: edgeUrl, prefix: '/v1', rewritePrefix: '/v1' });
  const { registry, document, config } = await readLiveParts(folder);
  // The map belongs to the release of the hatchery, but the monolith looks for it in the folder of its own scripts.
  await app.register(fastifyStatic, {
    root: join(folder.release('remote-hatchery', registry.hatchery?.version ?? ''), mapFolder),
    prefix: `/app/${mapFolder}/`,
    decorateReply: false,
    ...immutable,
  });
  const bootScript = await buildBootScript();
  const renderPage = (scripts: string[]) =>
    renderPageHtml({
      title: 'Hatchery',
      description: document.description,
      canonical: null,
      picture: null,
      isIndexed: false,
      feed: null,
      oembed: null,
      structuredData: null,
      bootScript,
      noScriptStyle: '',
      content: null,
      season: null,
      data: { site: config, host: 'monolith', registry },
      areScriptsAfterPaint: false,
      script: { url: `/app/${monolith.entry}` },
      preloadScripts: scripts.map((name) => ({ url: `/app/${name}` })),
      preloadFonts: document.preloadFonts,
      style: document.style,
    });
  const plainPage = renderPage(monolith.shell);
  const preloadedPage = renderPage([...monolith.shell, ...preloadedScripts]);
  app.get('/hatchery', (_request, reply) => reply.type('text/html').send(plainPage));
  app.get('/community', (_request, reply) => reply.type('text/html').send(preloadedPage));
  const { port } = new URL(await app.listen({ port: 0, host: 'localhost' }));
  return { url: `http://localhost:${port}`, [Symbol.asyncDispose]: () => app.close() };
}

/** The live composition with only the pages of remotes, which the monolith renders from its own chunks. */
async function readLiveParts(folder: SiteFolder) {
  const parts = await createLivePartsReader(folder)();
  if (!parts) throw new Error('Nothing is live');
  const registry: Registry = Object.fromEntries(
    Object.entries(parts.registry).map(([name, { version, container, pages }]) => [
      name,
      { version, container, entry: '/unused.js', pages },
    ]),
  );
  return { registry, document: parts.document, config: parts.site.config };
}
