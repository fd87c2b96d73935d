import fastifyPlugin from 'fastify-plugin';
import type { CompositionParts, LivePartsReader } from '../composition/composition-parts.ts';
import { createLiveSiteReader } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { maxCompositions } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  renderer: PageRenderer;
}

/** Milliseconds between two checks of the live site. */
const pauseMs = 250;

/** Renders pages of the live site and of canaries after each switch, so that the first visitors do not wait for a process to start. */
export const renderAhead = fastifyPlugin<Options>(
  async (app, { folder, readParts, renderer }) => {
    const readLive = createLiveSiteReader(folder);
    let warmCompositions = new Set<CompositionParts>();
    const warmNewCompositions = async () => {
      const { candidates = [] } = (await readLive()) ?? {};
      const canaries = candidates.filter(({ share }) => share !== null).slice(0, maxCompositions - 1);
      const partsInUse = await Promise.all([null, ...canaries].map((candidate) => readParts(candidate)));
      const compositions = new Set(partsInUse.filter((parts) => parts !== null));
      const newCompositions = [...compositions].filter((parts) => !warmCompositions.has(parts));
      warmCompositions = compositions;
      for (const parts of newCompositions) await renderer.warm(parts);
    };
    let runningCheck: Promise<void> | null = null;
    const check = () => {
      runningCheck ??= warmNewCompositions()
        .catch((error: unknown) => app.log.error({ err: error }, 'pages cannot be rendered ahead'))
        .finally(() => (runningCheck = null));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      check();
      timer = setInterval(check, pauseMs);
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await renderer.close();
      await runningCheck;
    });
  },
  { name: 'render-ahead' },
);
