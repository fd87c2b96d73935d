import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { RefusedError } from './call-api.ts';
import { CardElement } from './card-element.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { commonAttributes, listAttributes, reflectAttributes } from './embed-options.ts';
import type { HatcheryOptions } from './embed-options.ts';
import { cardCount, countOf, hatcheryQuery } from './hatchery-query.ts';

/** Milliseconds that the next page may take. */
const moreTimeoutMs = 15_000;

export interface Listed {
  assets: AssetInfo[];
  /** Whether no page follows. */
  isLast: boolean;
  /** Of all pages; undefined if the provider does not say. */
  total: number | undefined;
}

/** The elements that show cards of a list of eggs and dragons, as many as their page asks for, and more on demand. */
export abstract class ListElement extends CardElement implements HatcheryOptions {
  static override observedAttributes: string[] = [
    ...Object.values(commonAttributes),
    ...Object.values(listAttributes),
  ];
  declare limit: string | null;
  declare order: HatcheryOptions['order'];
  declare state: string | null;
  declare house: string | null;
  declare magic: string | null;
  declare spawn: string | null;
  declare hatch: string | null;
  declare golden: string | null;

  protected abstract readList(query: URLSearchParams, signal: AbortSignal): Promise<AssetList>;

  override update(options: Partial<HatcheryOptions>): void {
    super.update(options);
  }

  /** Empty places of the cards to come: the height follows from the width before anything is read. */
  protected override placeholder(): Node {
    const places = createElement('ul', { className: 'cards', ariaHidden: 'true' }, ...this.#places(0));
    return createElement('div', {}, places, foot());
  }

  /** Whether the height of all cards was reserved before they were read, so that it has to stay. */
  protected get hasReserved(): boolean {
    return true;
  }

  /**
   * The cards of a page, with a button for the next one.
   * @param empty words for a list without a card
   * @param end stand at the end of the foot
   */
  protected cards(first: Listed, empty: string, ...end: Node[]): Node {
    const cards = createElement('ul', { className: 'cards' });
    const atEnd = foot(...end);
    this.#add(cards, first);
    if (this.hasReserved) cards.append(...this.#places(cards.childElementCount));
    const hasMore = this.#offerMore(cards, atEnd, first, 1);
    if (!hasMore && first.assets.length === 0) atEnd.prepend(createElement('span', {}, empty));
    return createElement('div', {}, cards, atEnd);
  }

  /** A link to the page of the site that shows all of them. */
  protected all(path: string, words: string): HTMLAnchorElement {
    const all = this.link(`${this.site}${path}`, 'all');
    all.append(words);
    return all;
  }

  /** What a provider sends of other states is left out: it may ignore or misread several. */
  protected async readPage(page: number, signal: AbortSignal): Promise<Listed> {
    const { limit, query, states } = hatcheryQuery((name) => this.getAttribute(name));
    query.set('page', String(page));
    const { assets, total } = await this.readList(query, signal);
    const shown =
      states.length === 0 ? assets : assets.filter(({ assetState }) => states.includes(assetState ?? ''));
    const isLast = total === undefined ? assets.length < limit : (page + 1) * limit >= total;
    return { assets: shown, isLast, total };
  }

  /** A button for the next page while there is one. If it has the focus, that goes on to the first card added. */
  #offerMore(cards: HTMLElement, end: HTMLElement, { isLast }: Listed, page: number): boolean {
    if (isLast) return false;
    const more = createElement('button', { type: 'button' }, copy.more);
    const status = createElement('span', { role: 'status' });
    const add = async () => {
      // Not `disabled`, which would take the focus from it.
      if (more.ariaDisabled === 'true') return;
      more.ariaDisabled = 'true';
      status.replaceChildren();
      try {
        const next = await this.readPage(page, AbortSignal.timeout(moreTimeoutMs));
        const hasFocus = more.matches(':focus');
        const [first] = this.#add(cards, next);
        more.remove();
        status.remove();
        this.#offerMore(cards, end, next, page + 1);
        if (hasFocus) first?.focus();
      } catch (error) {
        // The token has ended: the whole list has.
        if (error instanceof RefusedError) return void this.reload();
        more.ariaDisabled = null;
        status.replaceChildren(this.failureMessage(error));
        this.report(error);
      }
    };
    more.addEventListener('click', () => void add());
    end.prepend(more, status);
    return true;
  }

  #add(cards: HTMLElement, { assets }: Listed): HTMLElement[] {
    for (const place of cards.querySelectorAll('.place')) place.remove();
    const added = assets.map((asset) => this.card(asset));
    cards.append(...added.map((card) => createElement('li', {}, card)));
    return added;
  }

  /** @param taken how many of the places have a card */
  #places(taken: number): Node[] {
    const count = readableCount(this.limit) - taken;
    return Array.from({ length: Math.max(0, count) }, () =>
      createElement('li', { className: 'place', ariaHidden: 'true' }),
    );
  }
}

const foot = (...content: Node[]) => createElement('div', { className: 'foot' }, ...content);

/** An unreadable limit is reported when the list is read. */
function readableCount(limit: string | null): number {
  try {
    return countOf(limit);
  } catch {
    return cardCount.default;
  }
}

reflectAttributes(ListElement.prototype, listAttributes);
