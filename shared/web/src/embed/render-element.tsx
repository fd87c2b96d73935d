import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetCard } from './asset-card.ts';
import { copy } from './copy.ts';
import { elementScript } from './element-script.ts';
import { elementStyle } from './element-sheet.ts';
import { commonAttributes, listAttributes } from './embed-options.ts';
import { firstRead } from './first-read.ts';
import { hatcheryQuery } from './hatchery-query.ts';
import { readLocale } from './read-locale.ts';
import { renderedTags } from './rendered-tags.ts';

interface RenderContext {
  /** Address of the site, where links lead and its pictures are. */
  site: string;
  /** Base of the API; empty if it is the site. */
  apiBase: string;
  /** Milliseconds of the epoch. */
  now: number;
}

/** What an element of a kind shows of an answer; null for an answer that cannot be read. */
type Show = (
  answer: unknown,
  attribute: (name: string) => string | null,
  context: RenderContext,
) => ReactNode;

interface RenderedElement {
  tag: string;
  /** Attributes that decide what it shows, with their values; null: it has none. */
  attributes: Readonly<Record<string, string | null>>;
  /** Class of its box. */
  className: string;
  content: ReactNode;
}

/**
 * Renders an element with its cards for the server of another page, as a declarative shadow root. The element keeps it until it has
 * read its own content. Its content is hidden where the policy of that page does not allow its style.
 * @param name of the element without its prefix: `hatchery`
 * @param options attributes of the element; others are left out, and so is the token of a person
 * @returns '' for an element or options that cannot be rendered; null if the API does not answer
 */
export async function renderElement(
  name: string,
  options: URLSearchParams,
  context: RenderContext,
): Promise<string | null> {
  const rendered = await readContent(name, options, context);
  if (!rendered) return rendered;
  const { tag, attributes, className, content } = rendered;
  const shadow = (
    <>
      <style dangerouslySetInnerHTML={{ __html: elementStyle }} />
      <div className={className} lang="en" dir="ltr" hidden>
        {content}
      </div>
    </>
  );
  const element = createElement(tag, attributes, createElement('template', shadowRoot, shadow));
  // React asks for pictures in links before them, as for a page.
  return renderToStaticMarkup(element).replace(/^(<link[^>]*>)*/, '');
}

/** The same as a module script, for pages that no server writes: it shows the cards in such an element, and loads the elements then. */
export async function renderElementScript(
  name: string,
  options: URLSearchParams,
  context: RenderContext,
): Promise<string | null> {
  const rendered = await readContent(name, options, context);
  if (!rendered) return rendered;
  const { tag, attributes, className, content } = rendered;
  return elementScript(
    tag,
    { ...attributes, 'site-url': null },
    <div className={className} lang="en" dir="ltr">
      {content}
    </div>,
  );
}

/** @returns '' for an element or options that cannot be rendered; null if the API does not answer */
async function readContent(
  name: string,
  options: URLSearchParams,
  context: RenderContext,
): Promise<RenderedElement | '' | null> {
  const tag = renderedTags.find((one) => one === `emberclutch-${name}`);
  const path = tag && firstRead(tag, (attribute) => options.get(attribute));
  if (!tag || !path) return '';
  const kind = kinds[tag];
  const response = await fetch(context.apiBase + path);
  if (response.status === 404) return '';
  const content = response.ok
    ? kind.show(await response.json(), (attribute) => options.get(attribute), context)
    : null;
  if (content === null) return null;
  const attributes: Record<string, string | null> = { 'api-base': context.apiBase || null };
  for (const one of kind.attributes) attributes[one] = options.get(one);
  return {
    tag,
    attributes,
    className: `box ${kind.box}`,
    content,
  };
}

const shadowRoot = { shadowrootmode: 'open' };

/** Where elements read and lead belongs to the site that renders them. */
const optionsOfSite: readonly string[] = [commonAttributes.apiBase, commonAttributes.siteUrl];
const common = Object.values(commonAttributes).filter((name) => !optionsOfSite.includes(name));

interface Kind {
  /** Class of the box. */
  box: string;
  attributes: readonly string[];
  show: Show;
}

const kinds: Readonly<Record<(typeof renderedTags)[number], Kind>> = {
  'emberclutch-asset': {
    box: 'asset',
    attributes: [...common, 'number'],
    show(answer, attribute, context) {
      const asset = Asset.read(answer);
      return asset && cardOf(asset, attribute, context);
    },
  },
  'emberclutch-hatchery': {
    box: 'list',
    attributes: [...common, ...Object.values(listAttributes)],
    show(answer, attribute, context) {
      const list = AssetPage.read(answer);
      if (!list) return null;
      const { limit, states } = hatcheryQuery(attribute);
      const shown = list.assets.filter(
        ({ assetState }) => states.length === 0 || states.includes(assetState ?? ''),
      );
      return (
        <div>
          <ul className="cards">
            {shown.map((asset) => (
              <li key={asset.id}>{cardOf(asset, attribute, context)}</li>
            ))}
            {Array.from({ length: Math.max(0, limit - shown.length) }, (_place, index) => (
              <li key={`place ${index}`} className="place" aria-hidden="true" />
            ))}
          </ul>
          <div className="foot">
            <a className="all" href={`${context.site}${paths.hatchery}`} referrerPolicy="no-referrer">
              {copy.hatchery}
            </a>
          </div>
        </div>
      );
    },
  },
};

const cardOf = (
  asset: AssetInfo,
  attribute: (name: string) => string | null,
  { site, apiBase, now }: RenderContext,
): ReactElement => {
  // The language of the browser is not known. Its own times follow with the script.
  const locale = readLocale(attribute('locale')) ?? 'en';
  return assetCard<ReactElement>(createElement, asset, { site, api: apiBase || site, locale, now });
};
