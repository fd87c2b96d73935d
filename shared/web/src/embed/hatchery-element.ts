import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { dragonStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { callApi } from './call-api.ts';
import { CardElement } from './card-element.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { commonAttributes, listAttributes, reflectAttributes, OptionError } from './embed-options.ts';
import type { HatcheryOptions } from './embed-options.ts';

const pageTimeoutMs = 15_000;

interface ListPage {
  assets: AssetInfo[];
  isLast: boolean;
}

/** Number of cards that a list shows initially, and that each press of Show more adds. */
const cardCount = { default: 12, max: 50 } as const;

const orders: Record<string, string> = {
  newest: 'orderBy=created&orderDir=desc',
  rarest: 'orderBy=rarity&orderDir=desc',
  hatching: 'orderBy=hatching&orderDir=asc',
};

const validAttributeValues: Record<string, readonly string[]> = {
  state: dragonStates,
  house: elements,
  magic: elements,
  spawn: seasonNames,
  hatch: seasonNames,
};

/**
 * Reads the query of a list, without its page, from the attributes. Also returns `limit` and `states`, which the element itself uses.
 * @throws {OptionError} on an invalid value of an attribute
 */
function readHatcheryQuery(readAttribute: (name: string) => string | null) {
  const limit = parseLimit(readAttribute('limit'));
  if (limit === null) throw new OptionError('limit', readAttribute('limit'));
  const order = readAttribute('order') || 'newest';
  if (!Object.hasOwn(orders, order)) throw new OptionError('order', order);
  const query = new URLSearchParams(orders[order]);
  query.set('limit', String(limit));
  for (const [name, validValues] of Object.entries(validAttributeValues))
    for (const word of splitWords(readAttribute(name))) {
      if (!validValues.includes(word)) throw new OptionError(name, word);
      query.append(name, word);
    }
  if (isSet(readAttribute('golden'))) query.set('golden', 'true');
  return { limit, query, states: query.getAll('state') };
}

/** @returns null unless the value is a whole number from 1 to the maximum */
function parseLimit(value: string | null): number | null {
  const limit = value ? Number(value) : cardCount.default;
  return Number.isInteger(limit) && limit >= 1 && limit <= cardCount.max ? limit : null;
}

const splitWords = (value: string | null) =>
  (value ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** A boolean attribute of HTML is set by its presence; a framework may write `false`. */
const isSet = (value: string | null) => value !== null && value !== 'false';

/** `<emberclutch-hatchery>`: cards of eggs and dragons, with a button Show more. */
export class HatcheryElement extends CardElement implements HatcheryOptions {
  static override observedAttributes = [...Object.values(commonAttributes), ...Object.values(listAttributes)];
  declare limit: string | null;
  declare order: HatcheryOptions['order'];
  declare state: string | null;
  declare house: string | null;
  declare magic: string | null;
  declare spawn: string | null;
  declare hatch: string | null;
  declare golden: string | null;
  protected readonly kind = 'list';

  /** Placeholders for the cards, so that the list has its height before anything is read. */
  protected override createPlaceholders(): Node[] {
    const cards = createElement('ul', { className: 'cards', ariaHidden: 'true' }, ...this.#fillUp(0));
    return [createElement('div', {}, cards, createElement('div', { className: 'foot' }))];
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    const firstPage = await this.#readPage(0, signal);
    const cards = createElement('ul', { className: 'cards' });
    const foot = createElement('div', { className: 'foot' });
    this.#add(cards, firstPage);
    cards.append(...this.#fillUp(cards.childElementCount));
    if (!firstPage.isLast) this.#offerMore(cards, foot, 1);
    else if (firstPage.assets.length === 0) foot.append(createElement('span', {}, copy.empty));
    foot.append(this.createLink(`${this.site}${paths.hatchery}`, 'all', copy.hatchery));
    return createElement('div', {}, cards, foot);
  }

  /** Filters out assets in other states: a provider may ignore or misread several states. */
  async #readPage(page: number, signal: AbortSignal): Promise<ListPage> {
    const { limit, query, states } = readHatcheryQuery((name) => this.getAttribute(name));
    query.set('page', String(page));
    const url = `${this.api}/v1/assets/dragons?${query}`;
    const { assets, total } = await callApi(url, { read: AssetPage.read, signal });
    const matchingAssets =
      states.length === 0 ? assets : assets.filter(({ assetState }) => states.includes(assetState ?? ''));
    const isLast = total === undefined ? assets.length < limit : (page + 1) * limit >= total;
    return { assets: matchingAssets, isLast };
  }

  /** A button for the next page. If it has the focus, the focus moves to the first added card. */
  #offerMore(cards: HTMLElement, foot: HTMLElement, page: number): void {
    const moreButton = createElement('button', { type: 'button' }, copy.more);
    const status = createElement('span', { role: 'status' });
    const add = async () => {
      // Not `disabled`, which would remove the focus from the button.
      if (moreButton.ariaDisabled === 'true') return;
      moreButton.ariaDisabled = 'true';
      status.replaceChildren();
      try {
        const nextPage = await this.#readPage(page, AbortSignal.timeout(pageTimeoutMs));
        const hasFocus = moreButton.matches(':focus');
        const [firstCard] = this.#add(cards, nextPage);
        moreButton.remove();
        status.remove();
        if (!nextPage.isLast) this.#offerMore(cards, foot, page + 1);
        if (hasFocus) firstCard?.focus();
      } catch (error) {
        moreButton.ariaDisabled = null;
        status.replaceChildren(this.describeFailure(error));
        this.report(error);
      }
    };
    moreButton.addEventListener('click', () => void add());
    foot.prepend(moreButton, status);
  }

  #add(cards: HTMLElement, { assets }: ListPage): HTMLElement[] {
    for (const placeholder of cards.querySelectorAll('.placeholder')) placeholder.remove();
    const addedCards = assets.map((asset) => this.createCard(asset));
    cards.append(...addedCards.map((card) => createElement('li', {}, card)));
    return addedCards;
  }

  /** Placeholders for the cards that are missing up to the limit. An invalid limit is reported when the list is read. */
  #fillUp(cardsShown: number): Node[] {
    const count = (parseLimit(this.limit) ?? cardCount.default) - cardsShown;
    return Array.from({ length: Math.max(0, count) }, () =>
      createElement('li', { className: 'placeholder', ariaHidden: 'true' }),
    );
  }
}

reflectAttributes(HatcheryElement.prototype, listAttributes);
