import { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy as assetCopy } from '../ui/asset/copy.ts';
import { callApi } from './call-api.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';
import { preloadModule } from './preload-module.ts';
import type { OpenedWorld, WorldModule } from './world-module.ts';

const zoomStep = 1.5;

const importWorld = (url: string): Promise<WorldModule> => import(/* webpackIgnore: true */ url);

/** `<emberclutch-world>`: the map with all dragons. Loads the drawing script from the site when the element is near the window. */
export class WorldElement extends EmbedElement {
  /** Imports the script of the site: Trusted Types do not restrict the address of an import. Older releases lack the digest. */
  static loadModule = async (
    url: string,
    integrity: string | undefined,
    root: Node,
  ): Promise<WorldModule> => {
    if (integrity !== undefined) await preloadModule(url, integrity, root);
    return importWorld(url);
  };

  protected readonly kind = 'world';
  readonly #map = createElement('div', {
    className: 'map',
    role: 'application',
    tabIndex: 0,
    ariaLabel: copy.world,
    ariaDescription: copy.worldKeys,
  });
  readonly #foot = createElement('div', { className: 'foot' });
  /** Serves as placeholder and as content, so that the drawing stays in place when the content replaces the placeholder. */
  readonly #frame = createElement('div', {}, this.#map, this.#foot);
  readonly #darkQuery = matchMedia('(prefers-color-scheme: dark)');
  readonly #handleColorScheme = () => this.#redraw();
  readonly #reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)');
  #world: OpenedWorld | null = null;
  #isNear = false;
  #isPaused = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#darkQuery.addEventListener('change', this.#handleColorScheme);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#darkQuery.removeEventListener('change', this.#handleColorScheme);
    // Deferred, because a move removes and inserts the element in one task.
    setTimeout(() => {
      if (!this.isConnected) this.#close();
    });
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    if (name === 'theme' && before !== after) this.#redraw();
  }

  protected override createPlaceholders(): Node[] {
    return [this.#frame];
  }

  protected override handleNearChange(isNear: boolean): void {
    this.#isNear = isNear;
    this.#updatePause();
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    this.#close();
    const { world: script, worldIntegrity } = await callApi(`${EmbedElement.origin}/embed/v1/release.json`, {
      read: EmbedRelease.read,
      signal,
    });
    if (script === undefined) throw new Error('This site has no script that draws the world');
    const url = new URL(script, EmbedElement.origin).href;
    const { openWorld } = await WorldElement.loadModule(url, worldIntegrity, this.#frame);
    const world = await openWorld(this.#map, {
      api: this.api,
      theme: this.#mode,
      isStill: this.#reducedMotionQuery.matches,
      signal,
      onPick: (number) => this.#pick(number),
      onOpen: () => this.#foot.querySelector('a')?.click(),
      onLost: () => void this.reload(),
    });
    if (signal.aborted) world.destroy();
    else this.#world = world;
    signal.throwIfAborted();
    // The element may have left the window in the meantime.
    this.#updatePause();
    const createButton = (label: string, sign: string, onclick: () => void) =>
      createElement('button', { type: 'button', ariaLabel: label, onclick }, sign);
    this.#foot.replaceChildren(
      createButton(copy.zoomIn, '+', () => world.zoomBy(zoomStep)),
      createButton(copy.zoomOut, '−', () => world.zoomBy(1 / zoomStep)),
      createButton(copy.wholeMap, copy.all, () => world.showAll()),
      ...this.#createPauseButton(),
      this.#createWorldLink(),
    );
    return this.#frame;
  }

  get #mode(): 'light' | 'dark' {
    if (this.theme === 'light' || this.theme === 'dark') return this.theme;
    return this.#darkQuery.matches ? 'dark' : 'light';
  }

  /** A person can pause everything that moves for longer than five seconds. Nothing moves if the system asks for reduced motion. */
  #createPauseButton(): Node[] {
    if (this.#reducedMotionQuery.matches) return [];
    const button = createElement('button', { type: 'button' });
    const updateLabel = () => {
      button.replaceChildren(this.#isPaused ? copy.resume : copy.pause);
    };
    button.addEventListener('click', () => {
      this.#isPaused = !this.#isPaused;
      this.#updatePause();
      updateLabel();
    });
    updateLabel();
    return [button];
  }

  #updatePause(): void {
    this.#world?.setPaused(this.#isPaused || !this.#isNear);
  }

  #pick(number: number | null): void {
    this.#foot.lastElementChild?.replaceWith(
      number === null ? this.#createWorldLink() : this.#createAssetLink(number),
    );
    if (number !== null) this.dispatchEvent(new CustomEvent('select', { detail: { number } }));
  }

  #createAssetLink(number: number): HTMLAnchorElement {
    const text = assetCopy.specimen(formatSpecimenNumber(number));
    return this.createLink(this.site + paths.details(number), 'all', text);
  }

  #createWorldLink(): HTMLAnchorElement {
    return this.createLink(this.site + paths.hatched, 'all', copy.openWorld);
  }

  /** Draws the scene again, because it has the colours of one theme. */
  #redraw(): void {
    if (this.#world) void this.reload();
  }

  #close(): void {
    if (!this.#world) return;
    this.#world.destroy();
    this.#world = null;
    this.forget();
  }
}
