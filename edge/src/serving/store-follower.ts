import fastifyPlugin from 'fastify-plugin';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Options {
  folder: SiteFolder;
  /** Brings this disk to the live switch of the store. */
  follow: () => Promise<void>;
}

/** Milliseconds between two looks at the store. */
const pauseMs = 2_000;

/** Follows the store of a site while the edge runs. While it cannot be reached, the edge serves what it has. */
export const storeFollower = fastifyPlugin<Options>(
  async (app, { folder: { store }, follow }) => {
    if (!store) return;
    let isReachable = true;
    let running = Promise.resolve();
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
    let isLooking = false;
    const timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      running = look().finally(() => (isLooking = false));
    }, pauseMs);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'store-follower' },
);
