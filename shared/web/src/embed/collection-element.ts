import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { callApi, RefusedError } from './call-api.ts';
import { exchangeCode, newQuestion, openConnectWindow, readAnswer } from './connect-question.ts';
import type { ConnectQuestion } from './connect-question.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { reflectAttributes } from './embed-options.ts';
import type { CollectionOptions } from './embed-options.ts';
import { ListElement } from './list-element.ts';

/**
 * `<emberclutch-collection>`: the eggs and dragons of the person who looks at it. It asks for permission in a window of the site,
 * and keeps the token in memory.
 */
export class CollectionElement extends ListElement implements CollectionOptions {
  static override observedAttributes = [...ListElement.observedAttributes, 'token'];
  declare token: string | null;
  protected readonly kind = 'list';
  /** The token that a person gave this element. It takes precedence over the attribute. */
  #given: string | null = null;
  /** Value of the attribute that is no longer used, because the API refuses it or the person has disconnected. */
  #ended: string | null = null;
  /** Waits for the answer of a person. */
  #asking: AbortController | null = null;

  override update(options: Partial<CollectionOptions>): void {
    super.update(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // It may only be moved, which removes and inserts it in one task.
    setTimeout(() => {
      if (!this.isConnected) this.#asking?.abort();
    });
  }

  /** The question needs little space. Cards come after a click, so that the page may grow then. */
  protected override placeholder(): Node {
    return this.#token === null ? createElement('div', { className: 'question' }) : super.placeholder();
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    if (this.#token === null) return this.#invitation();
    try {
      const first = await this.readPage(0, signal);
      return this.cards(first, copy.nothingOwned, ...this.#foot(first.total));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (!signal.aborted) this.#setToken(null, null);
      return this.#invitation(copy.ended);
    }
  }

  protected readList(query: URLSearchParams, signal: AbortSignal): Promise<AssetList> {
    const url = `${this.api}/v1/connected/assets/dragons?${query}`;
    return callApi(url, { token: this.#token ?? '', read: AssetPage.read, signal });
  }

  /** The question is lower than any list: a person who has answered it sees the cards alone. */
  protected override get hasReserved(): boolean {
    return this.#given === null;
  }

  get #token(): string | null {
    return this.#given ?? (this.token === this.#ended ? null : this.token);
  }

  #setToken(token: string | null, expiresAt: number | null): void {
    this.#given = token;
    if (token === null) this.#ended = this.token;
    this.dispatchEvent(new CustomEvent('connection', { detail: { token, expiresAt } }));
  }

  #foot(total: number | undefined): Node[] {
    const count = total === undefined ? '' : new Intl.NumberFormat(this.localeOfTimes).format(total);
    return [
      ...(total ? [createElement('span', { className: 'quiet' }, copy.owned(count))] : []),
      createElement('button', { type: 'button', onclick: () => void this.#disconnect() }, copy.disconnect),
      this.all(paths.myCollection, copy.collection),
    ];
  }

  /**
   * The content until the person has connected this page.
   * @param news why it is shown again
   */
  async #invitation(news = ''): Promise<Node> {
    const question = await newQuestion();
    const status = createElement('span', { role: 'status' }, news);
    const connect = createElement('button', { type: 'button' }, copy.connect);
    connect.addEventListener('click', () => void this.#connect(question, status));
    const site = new URL(this.site).host;
    const invitation = createElement('div', { className: 'failure' }, copy.connectWhy(site));
    // Without cryptography only the link to the site is shown.
    if (question) invitation.append(connect, status);
    invitation.append(this.all(paths.myCollection, copy.collection));
    const fragment = document.createDocumentFragment();
    fragment.append(invitation, this.placeholder());
    return fragment;
  }

  async #connect(question: ConnectQuestion | null, status: HTMLElement): Promise<void> {
    if (!question) return;
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const { site } = this;
    const asked = openConnectWindow(site, question);
    status.replaceChildren(asked ? copy.connecting : copy.blocked);
    if (!asked) return;
    try {
      const code = await readAnswer(asked, site, asking.signal);
      if (asking.signal.aborted) return;
      if (code === null) return status.replaceChildren(copy.notConnected);
      const { token, expiresAt } = await exchangeCode(this.api, code, question, asking.signal);
      this.#setToken(token, expiresAt);
      await this.reload();
    } catch (error) {
      if (asking.signal.aborted) return;
      status.replaceChildren(copy.unfinished);
      this.report(error);
    }
  }

  /** Ends the connection at the site, too. If that fails, the token expires or is revoked in the profile. */
  async #disconnect(): Promise<void> {
    const token = this.#token ?? '';
    this.#setToken(null, null);
    await this.reload();
    const signal = new AbortController().signal;
    const ending = callApi(`${this.api}/v1/connected/token`, {
      method: 'DELETE',
      token,
      read: () => true,
      signal,
    });
    await ending.catch((error: unknown) => this.report(error));
  }
}

reflectAttributes(CollectionElement.prototype, { token: 'token' });
