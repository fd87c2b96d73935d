import { copy as feedbackCopy } from '../ui/feedback/copy.ts';
import { readBaseAddress } from './read-base-address.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { getElementSheet } from './get-element-sheet.ts';
import { commonAttributes, reflectAttributes, themeTokens, OptionError } from './embed-options.ts';
import type { EmbedElementEvents, EmbedOptions } from './embed-options.ts';
import { getBrowserLocale, parseLocale } from './parse-locale.ts';
import { RetryTimer } from './retry-timer.ts';
import { UnavailableError } from './call-api.ts';

/** Distance from the window at which an element starts reading. */
const nearMargin = '300px 0px';

/**
 * Base class of the elements for pages of other sites. An element reads nothing until it is near the window, keeps its content
 * while it is moved in the document, and stops all work when it is removed.
 */
export abstract class EmbedElement extends HTMLElement implements EmbedOptions {
  static observedAttributes: string[] = Object.values(commonAttributes);
  static origin = '';

  declare apiBase: string | null;
  declare siteUrl: string | null;
  declare locale: string | null;
  declare theme: EmbedOptions['theme'];
  declare accent: string | null;
  declare paper: string | null;
  declare ink: string | null;
  declare radius: string | null;
  declare font: string | null;

  /** CSS class of the box, named after the element. */
  protected abstract readonly kind: string;
  readonly #box = createElement('div', { lang: 'en', dir: 'ltr' });
  #isNear = false;
  #isShown = false;
  #controller: AbortController | null = null;
  readonly #retry = new RetryTimer();
  #locale = getBrowserLocale();
  readonly #nearObserver = new IntersectionObserver((entries) => this.#setNear(entries), {
    rootMargin: nearMargin,
  });
  readonly #sizeObserver = new ResizeObserver(() => this.#reportSize());

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [getElementSheet()];
    root.append(this.#box);
  }

  protected abstract read(signal: AbortSignal): Promise<Node>;

  /** Content until the read has finished, and next to an error, for elements whose style does not determine the height. */
  protected createPlaceholders(): Node[] {
    return [];
  }

  /** Called when the element comes near the window or leaves it, or is removed. */
  protected handleNearChange(_isNear: boolean): void {}

  /** Reads and shows the current content. Resolves when the content or the failure is shown. */
  async reload(): Promise<void> {
    this.#retry.reset();
    await this.#load();
  }

  async #load(): Promise<void> {
    this.#stopReading();
    const controller = new AbortController();
    this.#controller = controller;
    this.#box.ariaBusy = 'true';
    this.#readLocale();
    try {
      const content = await this.read(controller.signal);
      if (controller.signal.aborted) return;
      this.#retry.reset();
      this.#show(content);
      this.dispatchEvent(new Event('load'));
    } catch (error) {
      if (!controller.signal.aborted) this.#handleFailure(error);
    }
  }

  update(options: Partial<this>): void {
    Object.assign(this, options);
  }

  connectedCallback(): void {
    this.#applyEarlyProperties();
    this.#box.className = `box ${this.kind}`;
    if (!this.#isShown) this.#box.replaceChildren(...this.createPlaceholders());
    this.#nearObserver.observe(this);
    this.#sizeObserver.observe(this);
  }

  /** Without this callback, `moveBefore` would call the callbacks for disconnecting and connecting. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    this.#nearObserver.disconnect();
    this.#sizeObserver.disconnect();
    this.#stopReading();
    this.#isNear = false;
    this.handleNearChange(false);
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    const token = themeTokens.find((themeToken) => themeToken === name);
    if (token) this.#setToken(token, after);
    else if (name !== commonAttributes.theme) this.#readAgain();
  }

  /** Overridden to add the types of the element's own events. */
  override addEventListener<Type extends keyof EmbedElementEvents>(
    type: Type,
    listener: (this: HTMLElement, event: EmbedElementEvents[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }

  /** Locale of numbers, dates and times, for `Intl`. */
  protected get timeLocale(): string {
    return this.#locale;
  }

  protected get api(): string {
    return readBaseAddress(commonAttributes.apiBase, this.apiBase, EmbedElement.origin);
  }

  protected get site(): string {
    return readBaseAddress(commonAttributes.siteUrl, this.siteUrl, EmbedElement.origin);
  }

  /** A link that announces a press to the page first. */
  protected createLink(url: string, className: string, text: string): HTMLAnchorElement {
    const link = createElement('a', { href: url, className, referrerPolicy: 'no-referrer' }, text);
    this.announcePress(link);
    return link;
  }

  /** Dispatches events for a press on a link, before the browser follows it. */
  protected announcePress(link: HTMLElement, onSelect?: () => void): void {
    link.addEventListener('click', (event) => {
      onSelect?.();
      const url = link.getAttribute('href');
      const navigate = new CustomEvent('navigate', { detail: { url }, cancelable: true });
      if (!this.dispatchEvent(navigate)) event.preventDefault();
    });
  }

  /** An invalid locale falls back to the browser's, and the content is shown. */
  #readLocale(): void {
    const { locale } = this;
    const validLocale = locale ? parseLocale(locale) : undefined;
    this.#locale = validLocale ?? getBrowserLocale();
    if (locale && validLocale === undefined) this.report(new OptionError('locale', locale));
  }

  /** Coalesces several option changes of one task into one read. */
  #readAgain(): void {
    this.#stopReading();
    if (!this.#isNear) {
      this.#isShown = false;
      return;
    }
    const controller = new AbortController();
    this.#controller = controller;
    queueMicrotask(() => {
      if (!controller.signal.aborted) void this.reload();
    });
  }

  /** Aborts the read, which starts again when the element is next inserted or comes near the window. */
  #stopReading(): void {
    this.#retry.stop();
    if (this.#controller === null) return;
    this.#controller.abort();
    this.#controller = null;
    this.#isShown = false;
  }

  #setNear(entries: IntersectionObserverEntry[]): void {
    const isNear = entries.at(-1)?.isIntersecting ?? false;
    if (isNear === this.#isNear) return;
    this.#isNear = isNear;
    if (isNear && !this.#isShown && this.#controller === null) void this.#load();
    this.handleNearChange(isNear);
  }

  /** Marks the content as not read, so that the element reads it again when it is inserted. */
  protected forget(): void {
    this.#isShown = false;
  }

  #show(...content: Node[]): void {
    this.#controller = null;
    this.#isShown = true;
    this.#box.ariaBusy = null;
    const hasFocus = this.#box.matches(':focus-within');
    this.#box.replaceChildren(...content);
    // The replaced content, such as Retry, had the focus.
    if (hasFocus)
      this.#box.querySelector<HTMLElement>('a, button, [tabindex]')?.focus({ preventScroll: true });
  }

  #handleFailure(error: unknown): void {
    const message = this.describeFailure(error);
    const failure = createElement('div', { className: 'failure', role: 'alert' }, message);
    if (!(error instanceof OptionError))
      failure.append(
        createElement('button', { type: 'button', onclick: () => void this.reload() }, copy.retry),
      );
    this.#show(failure, ...this.createPlaceholders());
    // Outside the window, the retry waits until the element comes near again.
    if (this.#retry.start(error, () => this.#isNear && void this.#load())) this.forget();
    this.report(error);
  }

  /** The visible error message: what the page has to correct, or when to try again, if the API reports it. */
  protected describeFailure(error: unknown): string {
    if (error instanceof OptionError) return `${error.message}.`;
    const waitSeconds = error instanceof UnavailableError ? error.retryAfter : undefined;
    if (waitSeconds === undefined) return copy.unreadable;
    return `${copy.unreadable} ${feedbackCopy.retryIn(Math.ceil(waitSeconds))}`;
  }

  protected report(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.dispatchEvent(new ErrorEvent('error', { error, message }));
  }

  #reportSize(): void {
    const { width, height } = this.getBoundingClientRect();
    this.dispatchEvent(new CustomEvent('resize', { detail: { width, height } }));
  }

  /** Set on the box: the attributes of the element belong to the page that contains it. */
  #setToken(token: (typeof themeTokens)[number], value: string | null): void {
    if (value === null) this.#box.style.removeProperty(`--emberclutch-${token}`);
    else this.#box.style.setProperty(`--emberclutch-${token}`, value);
  }

  /** Applies properties that the page set before the element was defined, because they hide the accessors. */
  #applyEarlyProperties(): void {
    for (const name of Object.keys(this)) {
      const value: unknown = Reflect.get(this, name);
      if (!(name in Object.getPrototypeOf(this)) || !Reflect.deleteProperty(this, name)) continue;
      Reflect.set(this, name, value);
    }
  }
}

reflectAttributes(EmbedElement.prototype, commonAttributes);
