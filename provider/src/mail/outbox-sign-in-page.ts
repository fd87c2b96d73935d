import { html } from '@emberclutch/server/html/html.ts';
import type { PageFrame } from '../platform/http/pages/page.ts';
import { page } from '../platform/http/pages/page.ts';

/**
 * Asks for the token of the operator, which the form adds to the address of the outbox.
 * @param isWrong the address has a token, and another one opens the outbox
 */
export const outboxSignInPage = (isWrong: boolean, frame: PageFrame): string =>
  page(
    'Outbox',
    html`<h1>Outbox</h1>
      <p>Sent mail contains sign-in codes, so it is shown to the operator of this world only.</p>
      ${isWrong ? html`<p class="alert" role="alert">This is not the token.</p>` : null}
      <form action="/outbox">
        <label for="token">Token of the operator</label>
        <input
          id="token"
          name="token"
          type="password"
          autocomplete="current-password"
          required
          aria-describedby="where"
        />
        <p class="hint" id="where">
          The start prints an address with it. Each start draws another one, unless OPERATOR_TOKEN is set.
        </p>
        <button>Show the mail</button>
      </form>`,
    'Sandbox',
    frame,
  );
