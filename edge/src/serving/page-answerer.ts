import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import type { AnswerCache } from '../rendering/answer-cache.ts';
import { callerOf } from '../rendering/caller.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { RenderedHtml } from '../rendering/rendered-composition.ts';
import type { FinishedPage } from './finished-page.ts';
import type { PreviewReader } from './preview-reader.ts';
import { SeasonPages } from './season-pages.ts';
import { seasonReader } from './season-reader.ts';
import { calendarReader } from './send-feed.ts';
import { sendPage } from './send-page.ts';
import type { SitePages } from './site-pages.ts';
import { chooseVariant } from '../variants/choose-variant.ts';
import type { OverrideRules } from '../variants/override-rules.ts';
import { composeVariant } from '../variants/compose-variant.ts';
import { askAboutPreview } from '../variants/variants-route.ts';

export interface PageAnswererOptions {
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
  answers: AnswerCache;
  /** Renders pages with their data; without it all of them have placeholders. */
  renderer?: PageRenderer;
}

/** @returns a function that chooses the composition for a visitor and answers with its page or document */
export function pageAnswerer(
  { readParts, overrideRules, answers, renderer }: PageAnswererOptions,
  readPreview: PreviewReader,
) {
  const readSeason = seasonReader(answers);
  const readCalendar = calendarReader(answers);
  const seasonPages = new SeasonPages();
  const finished = new WeakMap<RenderedHtml, FinishedPage>();

  return async (request: FastifyRequest, reply: FastifyReply, site: SitePages) => {
    const variant = chooseVariant(request, site, overrideRules);
    const { candidate, isChosen, overrides, cookie } = variant;
    if (cookie !== null) void reply.header('set-cookie', cookie);
    const question = askAboutPreview(request, reply, {
      candidates: site.candidates,
      variant,
      site: site.live.site,
    });
    if (question) return question;
    const chosen = isChosen ? candidate : null;
    const parts = chosen || Object.keys(overrides).length > 0 ? await readParts(candidate) : null;
    const given = parts && composeVariant(parts, { candidate: chosen, overrides });
    const pages = site.canaries.get(candidate?.id ?? '') ?? site.live;
    const isCanary = candidate !== null && site.canaries.has(candidate.id);
    const rendering = renderer && {
      renderer,
      finished,
      readParts: () => readParts(isCanary ? candidate : null),
    };
    return sendPage(request, reply, {
      caller: callerOf(request),
      pages,
      hasCanaries: site.canaries.size > 0,
      readPreview,
      readSeason,
      readCalendar,
      seasonPages,
      rendering,
      given,
    });
  };
}
