import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { OverrideForm } from '@emberclutch/contract/site/override.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { liveRegistryOf } from '../composition/composition-parts.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { overridesCookie, readOverrides } from './override-cookie.ts';
import { isFromOwnPage } from '../operator/is-from-own-page.ts';
import { pageOfForm } from '../choices/page-of-form.ts';
import { overridesPath, sendOperatorPage } from '../operator/operator-page.ts';
import { mayOverride, overrideAddress } from './override-rules.ts';
import type { OverrideRules } from './override-rules.ts';
import { overridesPage } from './overrides-page.ts';

interface Options {
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
}

/** `/overrides`: shows and changes where one browser loads remotes from. Only a form on a page of this site can change them. */
export async function overridesRoute(
  app: FastifyInstance,
  { readParts, overrideRules: rules }: Options,
): Promise<void> {
  // No other route takes forms: this plugin is encapsulated.
  await app.register(formbody, { bodyLimit: 4_096 });

  app.get(overridesPath, async (request, reply) => {
    if (rules.operator.openByLink(request, reply)) return reply;
    const live = await readParts();
    if (!live || !mayOverride(request, rules)) return reply.callNotFound();
    const { registry } = liveRegistryOf(live);
    return sendOperatorPage(
      reply,
      overridesPage({
        site: live.site.config.name,
        registry,
        overrides: readOverrides(request, rules),
        rules,
      }),
    );
  });

  app.post(overridesPath, async (request, reply) => {
    const live = await readParts();
    if (!live || !mayOverride(request, rules)) return reply.callNotFound();
    if (!isFromOwnPage(request))
      return refuse(reply, 403, 'Overrides are changed by a press on a page of this site.');
    const { registry } = liveRegistryOf(live);
    const form = OverrideForm.safeParse(request.body).data;
    if (!form || !Object.hasOwn(registry, form.remote)) return refuse(reply, 400, 'No such remote is live.');
    const overrides = readOverrides(request, rules);
    const { [form.remote]: _before, ...others } = overrides;
    const address = form.address === '' ? undefined : overrideAddress(form.address, rules);
    if (address === null)
      return sendOperatorPage(
        reply.status(400),
        overridesPage({ site: live.site.config.name, registry, overrides, rules, refused: form }),
      );
    const changed = address === undefined ? others : { ...others, [form.remote]: address };
    return reply
      .header('set-cookie', overridesCookie(changed, request, rules))
      .header('cache-control', 'no-store')
      .redirect(pageOfForm(request, overridesPath), 303);
  });
}
