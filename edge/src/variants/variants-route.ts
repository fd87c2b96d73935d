import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OverrideForm, PreviewForm } from '@emberclutch/contract/site/variant.ts';
import type { VariantChoice } from '@emberclutch/contract/site/variant.ts';
import { refuse } from '../http/refuse.ts';
import { toLiveRegistry } from '../composition/composition-parts.ts';
import type { LivePartsReader } from '../composition/composition-parts.ts';
import { isFromOwnPage, sendOperatorPage, variantsPath } from '../operator/operator-page.ts';
import type { OperatorPageSite } from '../operator/operator-page.ts';
import { readServedSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { chooseLive, chooseVariant, readVariantCookie, writeVariantCookie } from './choose-variant.ts';
import type { Variant, VariantSite } from './choose-variant.ts';
import { canOverride, readOverrideAddress } from './override-rules.ts';
import type { OverrideRules } from './override-rules.ts';
import { renderPreviewPage, renderVariantsPage } from './variants-page.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
}

/** Name of the parameter of a link to a candidate: `/hatchery?preview=<id>`. */
const previewParameter = 'preview';

/** Serves `/variants`, which shows the variant of one browser and ends it. Only a form on a page of this site changes the variant, never a link. */
export async function variantsRoute(
  app: FastifyInstance,
  { folder, readParts, overrideRules: rules }: Options,
): Promise<void> {
  const { publicUrl } = rules;

  /** Reads the variant of a browser, and the parts that it would get without overrides. */
  const readVariant = async (request: FastifyRequest) => {
    const live = await readServedSite(folder);
    const variant = live && chooseVariant(request, live, rules);
    // Only a preview that the visitor chose can contain a remote that was never live.
    const parts = await readParts(variant?.isChosen ? variant.candidate : null);
    return live && variant && parts && { live, variant, parts };
  };

  /** Changes the cookie of a browser, and redirects to a page. */
  const changeVariant = (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      live,
      target,
      changeChoice,
    }: { live: VariantSite; target: string; changeChoice: (before: VariantChoice) => VariantChoice },
  ) => {
    const signing = { key: live.cookieKey, publicUrl };
    const before = readVariantCookie(request, signing) ?? { overrides: {} };
    return reply
      .headers({
        'set-cookie': writeVariantCookie(request, changeChoice(before), signing),
        'cache-control': 'no-store',
      })
      .redirect(target, 303);
  };

  // No other route takes forms: this plugin is encapsulated.
  await app.register(formbody, { bodyLimit: 4_096 });

  app.get(variantsPath, async (request, reply) => {
    if (rules.operator.acceptTokenLink(request, reply)) return reply;
    const result = await readVariant(request);
    if (!result) return reply.callNotFound();
    const { variant, parts } = result;
    const { registry } = toLiveRegistry(parts);
    const overridable = canOverride(request, rules) ? { registry, rules } : null;
    return sendOperatorPage(
      reply.header('x-robots-tag', 'noindex'),
      renderVariantsPage({ site: parts.site.config, variant, overridable }),
    );
  });

  app.post(`${variantsPath}/preview`, async (request, reply) => {
    if (!isFromOwnPage(request)) return refuseForeignForm(reply);
    const form = PreviewForm.safeParse(request.body).data;
    const live = await readServedSite(folder);
    const candidate = live?.candidates.find(({ id }) => id === form?.candidate);
    if (!form || !live || !candidate) return refuse(reply, 400, 'There is no such preview.');
    const page = URL.parse(form.path, 'http://site.invalid');
    return changeVariant(request, reply, {
      live,
      target: page ? toPath(page) : '/',
      changeChoice: ({ overrides }) => ({ candidate: candidate.id, overrides }),
    });
  });

  app.post(`${variantsPath}/override`, async (request, reply) => {
    const result = await readVariant(request);
    if (!result || !canOverride(request, rules)) return reply.callNotFound();
    if (!isFromOwnPage(request)) return refuseForeignForm(reply);
    const { live, variant, parts } = result;
    const { registry } = toLiveRegistry(parts);
    const form = OverrideForm.safeParse(request.body).data;
    if (!form || !Object.hasOwn(registry, form.remote))
      return refuse(reply, 400, 'The site has no such remote.');
    const address = form.address === '' ? undefined : readOverrideAddress(form.address, rules);
    if (address === null)
      return sendOperatorPage(
        reply.status(400),
        renderVariantsPage({
          site: parts.site.config,
          variant,
          overridable: { registry, rules, refused: form },
        }),
      );
    const { [form.remote]: _before, ...otherOverrides } = variant.overrides;
    const overrides = address === undefined ? otherOverrides : { ...otherOverrides, [form.remote]: address };
    return changeVariant(request, reply, {
      live,
      target: findFormPage(request, variantsPath),
      changeChoice: (before) => ({ ...before, overrides }),
    });
  });

  app.post(`${variantsPath}/live`, async (request, reply) => {
    if (!isFromOwnPage(request)) return refuseForeignForm(reply);
    const live = await readServedSite(folder);
    if (!live) return reply.callNotFound();
    return changeVariant(request, reply, {
      live,
      target: findFormPage(request, '/'),
      changeChoice: () => chooseLive(live),
    });
  });
}

/** Asks whether to open the preview of a link. @returns null for a request without such a link, or from a browser that already has that preview */
export function askAboutPreview(
  { url }: FastifyRequest,
  reply: FastifyReply,
  {
    candidates,
    variant,
    site,
  }: Pick<VariantSite, 'candidates'> & { variant: Variant; site: OperatorPageSite },
) {
  const address = URL.parse(url.replace(/^\/+/, '/'), 'http://site.invalid');
  const previewId = address?.searchParams.get(previewParameter) ?? null;
  if (!address || previewId === null || (variant.isChosen && previewId === variant.candidate?.id))
    return null;
  const candidate = candidates.find(({ id }) => id === previewId) ?? null;
  void reply.status(candidate ? 200 : 404).header('x-robots-tag', 'noindex');
  return sendOperatorPage(reply, renderPreviewPage({ site, candidate, path: toPath(address) }));
}

const refuseForeignForm = (reply: FastifyReply) =>
  refuse(reply, 403, 'Only a form on a page of this site can change what a browser gets.');

/** Finds the path of the page from which a form was sent, without a link to a candidate. @param fallback for a form from another site */
function findFormPage({ headers, host }: FastifyRequest, fallback: string): string {
  const page = URL.parse(headers.referer ?? '');
  return page?.host === host ? toPath(page) : fallback;
}

/** Returns the path and the query of an address on this site. `//name` would be another host. */
function toPath(page: URL): string {
  page.searchParams.delete(previewParameter);
  return page.pathname.replace(/^\/+/, '/') + page.search;
}
