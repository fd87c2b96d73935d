import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import type { CachedCounts } from './cached-counts.ts';
import { createCachedCounts } from './cached-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cachedCounts: CachedCounts;
  }
}

/** Eggs, dragons and gateway keys: lists, details, genomes and pictures. */
export const assetsPlugin = fp<ModuleContext>(
  async (app, { db }) => {
    app.decorate('cachedCounts', createCachedCounts(db));
  },
  { name: 'assets', dependencies: ['seasons'] },
);
