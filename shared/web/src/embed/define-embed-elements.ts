import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { SeasonInfo } from '@emberclutch/contract/season/current-season.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { serverNow } from '@emberclutch/web/state';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { formatDuration } from '../ui/format/format-duration.ts';
import { formatSeasonTitle } from '../ui/format/format-season-title.ts';
import { callApi, MissingError } from './call-api.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';
import { HatcheryElement } from './hatchery-element.ts';
import { createInstant } from './create-instant.ts';
import { WorldElement } from './world-element.ts';
import { CardElement } from './card-element.ts';
import { commonAttributes, reflectAttributes, OptionError } from './embed-options.ts';
import type { AssetOptions } from './embed-options.ts';

/** `<emberclutch-asset number="12">`: the card of one egg, dragon or gateway key, which links to its page. */
export class AssetElement extends CardElement implements AssetOptions {
  static override observedAttributes = [...Object.values(commonAttributes), 'number'];
  declare number: string | null;
  protected readonly kind = 'asset';

  protected override describeFailure(error: unknown): string {
    return error instanceof MissingError ? copy.missing : super.describeFailure(error);
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    const id = parseEntityId(this.number?.trim().replace(/^0+/, '') ?? '');
    if (id === null) throw new OptionError('number', this.number);
    return this.createCard(await callApi(`${this.api}/v1/assets/${id}`, { read: Asset.read, signal }));
  }
}

reflectAttributes(AssetElement.prototype, { number: 'number' });

/** Range of the random delay after which the season is read again once a cycle has ended: pages must not all send requests at once. */
const nextCycleDelayMs = [3_000, 15_000] as const;

/** `<emberclutch-countdown>`: the season, and the time until its spawn cycle opens or closes. It links to the calendar. */
export class CountdownElement extends EmbedElement {
  protected readonly kind: string = 'countdown';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isNear = false;
  /** Shows the remaining time. @returns milliseconds until the next call; null for none */
  #tick: (() => number | null) | null = null;

  protected override handleNearChange(isNear: boolean): void {
    this.#isNear = isNear;
    this.#run();
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    const season = await callApi(`${this.api}/v1/seasons/current`, { read: CurrentSeason.read, signal });
    const time = createElement('p', { className: 'time', role: 'timer' });
    this.#tick = () => this.#write(time, season);
    this.#run();
    const seasonTitle = formatSeasonTitle(season.spawnSeason, season.spawnAge);
    const until = findNextChange(season);
    const fragment = document.createDocumentFragment();
    fragment.append(
      createElement(
        'span',
        { className: 'quiet' },
        season.isSpawnCycleActive ? copy.cycleOpen : copy.cycleClosed,
      ),
      createElement('span', {}, this.createLink(`${this.site}${paths.seasons}`, 'season', seasonTitle)),
      time,
      ...(until === null ? [] : [createInstant(until, this.timeLocale)]),
      ...this.createInvitation(season),
    );
    return fragment;
  }

  /** Content after the time; empty by default. */
  protected createInvitation(_season: SeasonInfo): Node[] {
    return [];
  }

  /** Updates the remaining time while the element is near the window. */
  #run(): void {
    clearTimeout(this.#timer);
    if (!this.#isNear || this.#tick === null) return;
    const waitMs = this.#tick();
    if (waitMs !== null) this.#timer = setTimeout(() => this.#run(), waitMs);
  }

  #write(time: HTMLElement, season: SeasonInfo): number | null {
    const { isSpawnCycleActive: isOpen } = season;
    const until = findNextChange(season);
    if (until === null) return null;
    const leftMs = until * 1_000 - serverNow();
    if (leftMs > 0) {
      const secondsLeft = Math.ceil(leftMs / 1_000);
      const digits = createElement('time', { dateTime: `PT${secondsLeft}S` }, formatDuration(secondsLeft));
      time.replaceChildren(`${isOpen ? copy.cycleEnds : copy.cycleStarts} `, digits);
      return leftMs % 1_000 || 1_000;
    }
    time.replaceChildren(isOpen ? copy.cycleEndsNow : copy.cycleStartsNow);
    this.#tick = () => {
      void this.reload();
      return null;
    };
    const [min, max] = nextCycleDelayMs;
    return min + Math.random() * (max - min);
  }
}

/** When the cycle closes, or the next one opens, in epoch seconds. */
const findNextChange = ({ isSpawnCycleActive, spawnCycleEnd, spawnCycleStart }: SeasonInfo): number | null =>
  (isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart) ?? null;

/** `<emberclutch-spawn>`: the countdown of the spawn cycle, with a link to the site, where players choose and pay for eggs. */
export class SpawnElement extends CountdownElement {
  protected override readonly kind = 'countdown spawn';

  protected override createInvitation({ isSpawnCycleActive }: SeasonInfo): Node[] {
    const text = isSpawnCycleActive ? copy.chooseEggs : copy.seeSpawn;
    return [this.createLink(`${this.site}${paths.spawn}`, 'to-spawn', text)];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'emberclutch-asset': AssetElement;
    'emberclutch-countdown': CountdownElement;
    'emberclutch-hatchery': HatcheryElement;
    'emberclutch-spawn': SpawnElement;
    'emberclutch-world': WorldElement;
  }
}

/** Defines the elements that no other script has defined. @param origin the default origin of the API and of links */
export function defineEmbedElements(origin: string): void {
  EmbedElement.origin = origin;
  const elements = {
    'emberclutch-asset': AssetElement,
    'emberclutch-countdown': CountdownElement,
    'emberclutch-hatchery': HatcheryElement,
    'emberclutch-spawn': SpawnElement,
    'emberclutch-world': WorldElement,
  };
  for (const [tag, element] of Object.entries(elements))
    if (!customElements.get(tag)) customElements.define(tag, element);
}
