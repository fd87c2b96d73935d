import type { CardFaults, CardForm } from './card.ts';
import type { Html } from '../../platform/http/pages/html.ts';
import { html } from '../../platform/http/pages/html.ts';
import { page } from '../../platform/http/pages/page.ts';

export interface Bill {
  lockId: number;
  eggs: { count: number; fee: string };
  keys: { count: number; fee: string };
  total: string;
  currency: string;
  /** Epoch seconds. */
  expiresAt: number;
}

export interface Attempt {
  card: CardForm;
  faults: CardFaults;
  /** What the bank said, where the card itself was in order. */
  declined?: string;
}

/** @param now epoch seconds */
export function checkoutPage(bill: Bill, now: number, attempt?: Attempt): string {
  const pay = `Pay ${money(bill.total, bill.currency)}`;
  return page(
    attempt ? 'Not paid yet' : 'Checkout',
    html`<h1>Checkout</h1>
      <p class="sandbox">
        <strong>Sandbox: no money moves.</strong> Pay with one of the test cards below, never with a real one.
      </p>
      <h2>What you are buying</h2>
      <ul>
        ${lineOf(bill.eggs, 'dragon egg', bill.currency)} ${lineOf(bill.keys, 'gateway key', bill.currency)}
      </ul>
      <p>Total <strong class="amount">${money(bill.total, bill.currency)}</strong></p>
      <p class="hint">
        Held for you until
        <time datetime="${instant(bill.expiresAt)}">${instant(bill.expiresAt).slice(11, 19)} UTC</time>:
        ${timeLeft(bill.expiresAt - now)} left when this page was shown.
      </p>
      <h2>Your card</h2>
      ${attempt ? alertOf(attempt) : null}
      <form method="post" novalidate>
        ${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', hint: '1234 1234 1234 1234', attempt })}
        <div class="pair">
          <div>
            ${field({ name: 'expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp', hint: 'MM / YY', attempt })}
          </div>
          <div>
            ${field({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', hint: 'CVC', attempt })}
          </div>
        </div>
        <button type="submit">${pay}</button>
      </form>
      <a class="cancel" href="/spawn?step=pay&amp;lock=${bill.lockId}&amp;payment=cancelled"
        >Cancel and go back</a
      >
      <h2>Test cards</h2>
      <ul>
        <li><code>4242 4242 4242 4242</code> pays</li>
        <li><code>4000 0000 0000 0002</code> is declined</li>
      </ul>
      <p class="hint">
        Any expiry in the future and any security code will do. Nothing you type here is kept.
      </p>`,
    'Sandbox',
  );
}

interface Field {
  name: keyof CardForm;
  label: string;
  autocomplete: string;
  hint: string;
  attempt: Attempt | undefined;
}

function field({ name, label, autocomplete, hint, attempt }: Field): Html {
  const fault = attempt?.faults[name];
  // The security code is asked again every time: it must not travel back.
  const value = name === 'cvc' ? '' : (attempt?.card[name] ?? '');
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      placeholder="${hint}"
      maxlength="30"
      required${fault ? html` aria-invalid="true" aria-describedby="${name}-fault"` : null}${firstFaultOf(attempt) === name ? html` autofocus` : null}
    />
    ${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : null}`;
}

const firstFaultOf = (attempt: Attempt | undefined) =>
  attempt?.declined ? 'number' : (['number', 'expiry', 'cvc'] as const).find((name) => attempt?.faults[name]);

const alertOf = ({ declined }: Attempt) =>
  html`<p class="alert" role="alert">
    ${declined ?? 'Nothing was paid: please look at the marked fields.'}
  </p>`;

const lineOf = ({ count, fee }: Bill['eggs'], thing: string, currency: string) =>
  count === 0
    ? null
    : html`<li>
        <span>${count} ${thing}${count === 1 ? '' : 's'}</span> <span>${money(fee, currency)} each</span>
      </li>`;

const money = (amount: string, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

function timeLeft(seconds: number) {
  const left = Math.max(0, seconds);
  return left < 60 ? `${left} s` : `${Math.floor(left / 60)} min ${left % 60} s`;
}
