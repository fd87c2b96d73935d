import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { AssetService } from './asset-service.ts';
import { GenomeService } from './genome-service.ts';
import { PictureService } from './picture-service.ts';
import type { ShareCard } from './share-picture/share-picture-kind.ts';
import { sharePictureKind } from './share-picture/share-picture-kind.ts';
import type { ThumbnailContent } from './thumbnail-kind.ts';
import { thumbnailKind } from './thumbnail-kind.ts';
import { WorldService } from './world-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    assets: AssetService;
    genomes: GenomeService;
    sharePictures: PictureService<ShareCard>;
    thumbnails: PictureService<ThumbnailContent>;
    world: WorldService;
  }
}

/** Eggs, dragons and gateway keys: lists, details, genomes and pictures. */
export const assetsPlugin = fp<ModuleContext>(
  async (app, { db, clock }) => {
    app.decorate('assets', new AssetService({ db, clock }));
    app.decorate('genomes', new GenomeService({ db, clock }));
    const sharePictures = new PictureService({ db, clock }, sharePictureKind);
    app.decorate('sharePictures', sharePictures);
    app.addHook('onClose', () => sharePictures.close());
    const thumbnails = new PictureService({ db, clock }, thumbnailKind);
    app.decorate('thumbnails', thumbnails);
    app.addHook('onClose', () => thumbnails.close());
    app.decorate('world', new WorldService({ db, clock }));
  },
  { name: 'assets', dependencies: ['seasons'] },
);
