import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '../http/refuse.ts';
import type { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { embedUrl } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { toReleaseFileUrl } from '../composition/composition-parts.ts';
import { anyOrigin } from './any-origin.ts';

interface Options {
  folder: SiteFolder;
  /** The live composition, because canaries and previews exist only on our own pages. */
  readLive: () => Promise<CompositionParts>;
}

/** Serves the live script for pages of other sites at a fixed address. `serveSite` serves all scripts under the names with their digests. */
export const embedRoutes: FastifyPluginAsync<Options> = async (app, { folder, readLive }) => {
  app.get(`/${embedUrl}/emberclutch.js`, async (_request, reply) => {
    const { embed } = (await readLive()).host;
    if (!embed) return refuse(reply, 404, 'This release has no elements for other sites.');
    void reply.headers({
      ...anyOrigin,
      'cache-control': 'public, max-age=300',
      etag: `W/"${embed.integrity}"`,
    });
    return reply.sendFile(embed.file, folder.embeds);
  });

  app.get(`/${embedUrl}/release.json`, async (_request, reply) => {
    const release = describeEmbedRelease(await readLive());
    if (!release) return refuse(reply, 404, 'This release has no elements for other sites.');
    return reply.headers({ ...anyOrigin, 'cache-control': 'no-cache' }).send(release);
  });

  app.get(`/${embedUrl}/health`, { logLevel: 'warn' }, async (_request, reply) => {
    const { embed } = (await readLive()).host;
    const isAvailable = embed !== undefined && (await pathExists(join(folder.embeds, embed.file)));
    void reply.header('cache-control', 'no-store');
    if (isAvailable) return { status: 'ok' };
    const reason = embed ? `${embed.file} is missing.` : 'This release has no elements for other sites.';
    return reply.status(503).send({ status: 'unavailable', reason });
  });
};

/** Describes the files that pages of other sites can load, as paths of the site. @returns null if the live host has none */
export function describeEmbedRelease({
  host: { embed },
  releases,
  site,
}: CompositionParts): EmbedRelease | null {
  if (!embed) return null;
  // Only one remote draws the world.
  const world = releases.find((release) => release.world !== undefined);
  return {
    latest: `/${embedUrl}/emberclutch.js`,
    pinned: `/${embedUrl}/${embed.file}`,
    integrity: embed.integrity,
    ...(world?.world !== undefined && { world: toReleaseFileUrl(world, world.world, site) }),
    ...(world?.worldIntegrity !== undefined && { worldIntegrity: world.worldIntegrity }),
  };
}
