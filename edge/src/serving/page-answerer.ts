import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedPreview, sendQuestion } from '../choices/asked-preview.ts';
import { chooseComposition } from '../choices/choose-composition.ts';
import { givenSite } from '../choices/given-site.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { readOverrides } from '../overrides/override-cookie.ts';
import type { OverrideRules } from '../overrides/override-rules.ts';
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
    const { publicUrl } = overrideRules;
    const { candidate, isChosen, cookie } = chooseComposition(request, site, { publicUrl });
    if (cookie !== null) void reply.header('set-cookie', cookie);
    const chosen = isChosen ? candidate : null;
    const asked = askedPreview(request, site, chosen);
    if (asked) return sendQuestion(reply, asked, site.live.site);
    const overrides = readOverrides(request, overrideRules);
    const parts = chosen || Object.keys(overrides).length > 0 ? await readParts(candidate) : null;
    const given = parts && givenSite(parts, { candidate: chosen, overrides });
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
