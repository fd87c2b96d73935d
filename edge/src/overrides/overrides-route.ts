import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OverrideForm } from '@emberclutch/contract/site/override.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { chooseComposition } from '../choices/choose-composition.ts';
import { liveRegistryOf } from '../composition/composition-parts.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { overridesCookie, readOverrides } from './override-cookie.ts';
import { isFromOwnPage } from '../operator/is-from-own-page.ts';
import { pageOfForm } from '../choices/page-of-form.ts';
import { overridesPath, sendOperatorPage } from '../operator/operator-page.ts';
import { mayOverride, overrideAddress } from './override-rules.ts';
import type { OverrideRules } from './override-rules.ts';
import { overridesPage } from './overrides-page.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
}

/** `/overrides`: shows and changes where one browser loads remotes from. Only a form on a page of this site can change them. */
export async function overridesRoute(
  app: FastifyInstance,
  { folder, readParts, overrideRules: rules }: Options,
): Promise<void> {
  /** The live site, or the preview that this browser has chosen: only that has a remote that was never live. */
  const readGiven = async (request: FastifyRequest) => {
    const live = await readLiveSite(folder);
    const chosen = live && chooseComposition(request, live, rules);
    return readParts(chosen?.isChosen ? chosen.candidate : null);
  };

  // No other route takes forms: this plugin is encapsulated.
  await app.register(formbody, { bodyLimit: 4_096 });

  app.get(overridesPath, async (request, reply) => {
    if (rules.operator.openByLink(request, reply)) return reply;
    const given = await readGiven(request);
    if (!given || !mayOverride(request, rules)) return reply.callNotFound();
    const { registry } = liveRegistryOf(given);
    return sendOperatorPage(
      reply,
      overridesPage({
        site: given.site.config,
        registry,
        overrides: readOverrides(request, rules),
        rules,
      }),
    );
  });

  app.post(overridesPath, async (request, reply) => {
    const given = await readGiven(request);
    if (!given || !mayOverride(request, rules)) return reply.callNotFound();
    if (!isFromOwnPage(request))
      return refuse(reply, 403, 'Overrides are changed by a press on a page of this site.');
    const { registry } = liveRegistryOf(given);
    const form = OverrideForm.safeParse(request.body).data;
    if (!form || !Object.hasOwn(registry, form.remote))
      return refuse(reply, 400, 'The site has no such remote.');
    const overrides = readOverrides(request, rules);
    const { [form.remote]: _before, ...others } = overrides;
    const address = form.address === '' ? undefined : overrideAddress(form.address, rules);
    if (address === null)
      return sendOperatorPage(
        reply.status(400),
        overridesPage({ site: given.site.config, registry, overrides, rules, refused: form }),
      );
    const changed = address === undefined ? others : { ...others, [form.remote]: address };
    return reply
      .header('set-cookie', overridesCookie(changed, request, rules))
      .header('cache-control', 'no-store')
      .redirect(pageOfForm(request, overridesPath), 303);
  });
}
