import { drawEmptyPedestal, emptyPedestalBox } from '@emberclutch/art/draw-empty-pedestal.ts';
import { seasonScenes } from '@emberclutch/art/season-scenes/season-scenes.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { demonstrationNotice } from '@emberclutch/server/html/demonstration-notice.ts';
import { htmlDocument, html } from '@emberclutch/server/html/html.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import type { ServerSettings } from '../server-settings.ts';
import { localTimes, pageStyle } from './page-style.ts';

/** The part of the product that a page belongs to. */
type Section = 'Sandbox' | 'Payment';

export type PageSite = Pick<ServerSettings, 'siteName' | 'areTestServicesAllowed'>;

/** The frame around the content of a page. */
export interface PageFrame {
  site: PageSite;
  /** The season whose colours the page has; the first season if the calendar cannot be read. */
  season?: PageSeason;
}

/**
 * A page in the colours, paper, sky and land of a season, with times in the reader's time zone. It says whether the site is a
 * demonstration. The style may extend `seasonStyle`.
 */
export function renderSeasonPage(
  { title, style, body }: { title: string; style: string; body: Html },
  { site, season = firstSeason }: PageFrame,
): string {
  const { backdrop, land } = renderSeasonScenery(season);
  return htmlDocument({
    title: `${title} · ${site.siteName}`,
    style,
    className: pageClasses.season(knownSeason(season.spawnSeason)),
    script: localTimes,
    body: html`${site.areTestServicesAllowed ? demonstrationNotice : null} ${backdrop} ${body} ${land}`,
  });
}

/** A complete page of a checkout. */
export const renderPage = (title: string, body: Html, section: Section, frame: PageFrame): string =>
  renderSeasonPage(
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

/** The season of a page, as named by the calendar. */
interface PageSeason {
  spawnSeason: string;
  spawnAge?: number | null | undefined;
}

const inks = {
  ink: 'var(--rule)',
  rule: 'var(--line)',
  wash: 'var(--wash)',
  washToo: 'var(--wash-too)',
  page: 'var(--ground)',
  accent: 'var(--accent)',
};

const drawn = new Map<string, ReturnType<typeof drawScenery>>();

/** The paper's grain and the sky of a season and its age behind a page, and its land below it. Each is drawn once. */
function renderSeasonScenery({ spawnSeason, spawnAge }: PageSeason): { backdrop: Html; land: Html } {
  const name = knownSeason(spawnSeason);
  const age = spawnAge ?? 0;
  const key = `${name} ${age}`;
  const scene = drawn.get(key) ?? drawScenery(name, age);
  drawn.set(key, scene);
  return {
    // An element fills the page with the tile: a background image would need a different style, with a different digest, for each
    // season.
    backdrop: html`<svg class="grain" aria-hidden="true">
        <pattern id="grain" width="160" height="160" patternUnits="userSpaceOnUse">
          ${{ html: scene.grain }}
        </pattern>
        <rect width="100%" height="100%" fill="url(#grain)" />
      </svg>
      <div class="sky" aria-hidden="true">${{ html: scene.sky }}</div>`,
    land: html`<div class="land" aria-hidden="true">${{ html: scene.land }}</div>`,
  };
}

const drawScenery = (name: SeasonName, age: number) => {
  const { drawScene, drawLand } = seasonScenes[name];
  const { sky, grain } = drawScene(age, inks);
  return { sky, grain, land: drawLand(age, inks) };
};

/** The season of a page if the calendar cannot be read. */
const firstSeason: PageSeason = { spawnSeason: 'GENESIS' };

/** A page without a form: a message and a link, beside a picture. */
export const renderMessagePage = (
  title: string,
  message: string,
  next: { href: string; label: string },
  section: Section,
  frame: PageFrame,
  picture = emptyPedestal,
) =>
  renderPage(
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

/** An empty pedestal, for a page whose subject is missing, as on pages of the host. */
const emptyPedestal: Html = html`<svg class="pedestal" viewBox="${emptyPedestalBox}" aria-hidden="true">
  ${{ html: drawEmptyPedestal('var(--rule)') }}
</svg>`;
