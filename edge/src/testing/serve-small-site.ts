import fastify from 'fastify';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import type { OverrideRules } from '../variants/override-rules.ts';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { createLivePartsReader } from '../rendering/compose.ts';
import { variantsRoute } from '../variants/variants-route.ts';
import { PageReports } from '../page-reports/page-reports.ts';
import { ResponseCache } from '../rendering/response-cache.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { serveSite } from '../serving/serve-site.ts';
import { smallSettings, createTemporarySite } from './small-site.ts';

const operatorToken = 'token-of-the-operator';

/** Headers by which an operator opens pages of a small site. */
export const operatorHeaders = { authorization: `Bearer ${operatorToken}` };

/**
 * Serves a temporary site of a host and one remote. Close it after use.
 * @param pages of the remote
 * @param rules by default the rules of a site with a public address
 */
export async function serveSmallSite(pages: RemotePage[], rules: Partial<OverrideRules> = {}) {
  const operator = new OperatorAccess(operatorToken);
  const overrideRules = { origins: [], publicUrl: smallSettings.PUBLIC_URL, operator, ...rules };
  const site = await createTemporarySite();
  const development = { entry: 'development-entry.js', integrity: 'sha384-BBBB' };
  await site.publish([
    { app: 'host', development },
    { app: 'remote-hatchery', pages },
  ]);
  const app = fastify();
  const readParts = createLivePartsReader(site.folder);
  const responses = new ResponseCache(app);
  const renderer = new PageRenderer({ responses, folder: site.folder, pageReports: new PageReports() });
  app.addHook('onClose', () => renderer.close());
  await app.register(variantsRoute, { folder: site.folder, readParts, overrideRules });
  await app.register(serveSite, { folder: site.folder, readParts, overrideRules, responses, renderer });
  return {
    app,
    operator,
    site,
    async close() {
      await app.close();
      await site.remove();
    },
  };
}

type SmallSite = Awaited<ReturnType<typeof serveSmallSite>>;

/** Serves a site for each test of a file. @param register adds routes */
export function provideSmallSite(
  pages: Parameters<typeof serveSmallSite>[0],
  register: (smallSite: SmallSite) => unknown = () => undefined,
): SmallSite {
  // Cast: filled before each test.
  const smallSite = {} as SmallSite;
  beforeEach(async () => {
    Object.assign(smallSite, await serveSmallSite(pages));
    await register(smallSite);
  });
  afterEach(() => smallSite.close());
  return smallSite;
}
