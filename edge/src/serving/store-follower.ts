import fastifyPlugin from 'fastify-plugin';
import { pathExists } from '../releases/path-exists.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Options {
  folder: SiteFolder;
  /** Brings this disk to the live switch of the store. */
  follow: () => Promise<void>;
}

/** Milliseconds between two looks at the store. */
const pauseMs = 2_000;

/**
 * Follows the store of a site while the edge runs, and fills a disk that has vanished before the next request is answered. While the
 * store cannot be reached, the edge serves what it has.
 */
export const storeFollower = fastifyPlugin<Options>(
  async (app, { folder, follow }) => {
    const { store, isCache, live } = folder;
    if (!isCache) return;
    let isReachable = true;
    const look = async () => {
      try {
        await follow();
        if (!isReachable) app.log.info(`${store.address} is followed again`);
        isReachable = true;
      } catch (error) {
        if (isReachable) app.log.error({ err: error }, `${store.address} cannot be followed`);
        isReachable = false;
      }
    };
    let running: Promise<void> | null = null;
    const lookOnce = () => (running ??= look().finally(() => (running = null)));
    const timer = setInterval(() => void lookOnce(), pauseMs);
    app.addHook('onRequest', async () => {
      if (!(await pathExists(live))) await lookOnce();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'store-follower' },
);
