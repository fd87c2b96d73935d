import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { demonstrationNotice } from '@emberclutch/server/html/demonstration-notice.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { emptyPedestal } from './empty-pedestal.ts';
import { localTimes } from './local-times.ts';
import { pageStyle } from './page-style.ts';
import type { ServerSettings } from '../server-settings.ts';
import type { PageSeason } from './season-scenery.ts';
import { seasonScenery } from './season-scenery.ts';

/** The part of the product that a page belongs to. */
type Section = 'Sandbox' | 'Payment';

export type PageSite = Pick<ServerSettings, 'siteName' | 'areTestServicesAllowed'>;

/** What surrounds the content of a page. */
export interface PageFrame {
  site: PageSite;
  /** In whose colours it is shown; the first one while nothing can be read. */
  season?: PageSeason;
}

/**
 * A page of a season: its colours, its paper, sky and land, and times of the reader. It says so where the site is a demonstration. The
 * style may add to `seasonStyle`.
 */
export function seasonPage(
  { title, style, body }: { title: string; style: string; body: Html },
  { site, season = firstSeason }: PageFrame,
): string {
  const { backdrop, land } = seasonScenery(season);
  return htmlDocument({
    title: `${title} · ${site.siteName}`,
    style,
    className: pageClasses.season(knownSeason(season.spawnSeason)),
    script: localTimes,
    body: html`${site.areTestServicesAllowed ? demonstrationNotice : null} ${backdrop} ${body} ${land}`,
  });
}

/** A complete page of a checkout. */
export const page = (title: string, body: Html, section: Section, frame: PageFrame): string =>
  seasonPage(
    {
      title,
      style: pageStyle,
      body: html`<main>
        <p class="plate-number">${frame.site.siteName} · ${section}</p>
        ${body}
      </main>`,
    },
    frame,
  );

/** The season of pages that are shown while nothing can be read. */
const firstSeason: PageSeason = { spawnSeason: 'GENESIS' };

/** A page without a form: a message and a link, beside a picture. */
export const noticePage = (
  title: string,
  message: string,
  next: { href: string; label: string },
  section: Section,
  frame: PageFrame,
  picture = emptyPedestal,
) =>
  page(
    title,
    html`<div class="notice">
        <h1>${title}</h1>
        <p>${message}</p>
        <a class="button" href="${next.href}">${next.label}</a>
      </div>
      ${picture}`,
    section,
    frame,
  );
