import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { AssetService } from './asset-service.ts';
import { CensusService } from './census-service.ts';
import { GenomeService } from './genome-service.ts';
import { RankService } from './rank-service.ts';
import { SharePictureService } from './share-picture/share-picture-service.ts';
import { ThumbnailService } from './thumbnail-service.ts';
import { WorldService } from './world-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    assets: AssetService;
    census: CensusService;
    genomes: GenomeService;
    ranks: RankService;
    sharePictures: SharePictureService;
    thumbnails: ThumbnailService;
    world: WorldService;
  }
}

/** Eggs, dragons and gateway keys: lists, details, genomes and pictures. */
export const assetsPlugin = fp<ModuleContext>(
  async (app, { db, clock }) => {
    app.decorate('assets', new AssetService({ db, clock }));
    app.decorate('census', new CensusService({ db, clock }));
    app.decorate('genomes', new GenomeService({ db, clock }));
    app.decorate('ranks', new RankService({ db, clock }));
    const sharePictures = new SharePictureService({ db, clock });
    app.decorate('sharePictures', sharePictures);
    app.addHook('onClose', () => sharePictures.close());
    const thumbnails = new ThumbnailService({ db, clock });
    app.decorate('thumbnails', thumbnails);
    app.addHook('onClose', () => thumbnails.close());
    app.decorate('world', new WorldService({ db, clock }));
  },
  { name: 'assets', dependencies: ['seasons'] },
);
