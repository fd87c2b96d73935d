import fastifyPlugin from 'fastify-plugin';
import { withdrawCanaries } from './withdraw-canaries.ts';
import type { Watched } from './withdraw-canaries.ts';

/** Milliseconds between two comparisons. Pages report a failure within a second, so that a bad canary is gone well within a minute. */
const pauseMs = 5_000;

/** Withdraws canaries while the edge runs. */
export const canaryWatcher = fastifyPlugin<Watched>(
  async (app, watched) => {
    let running: Promise<void> | null = null;
    const look = async () => {
      try {
        await withdrawCanaries(watched, app.log);
      } catch (error) {
        app.log.error({ err: error }, 'canaries cannot be compared');
      }
      running = null;
    };
    const timer = setInterval(() => {
      running ??= look();
    }, pauseMs);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'canary-watcher' },
);
