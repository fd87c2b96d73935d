import formbody from '@fastify/formbody';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { drawParcel, parcelBox } from '@emberclutch/art/draw-parcel.ts';
import type { PageFrame, PageSite } from '../../platform/http/pages/page.ts';
import { renderMessagePage, renderPage, sendPage } from '../../platform/http/pages/page.ts';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';
import { toCheckoutUrl } from '../../spawn/lock/lock-record.ts';
import type { Checkout, FailedAttempt, SandboxCheckout } from './sandbox-checkout.ts';
import type { CardForm } from './card.ts';

const Params = z.object({ id: z.string().check(z.maxLength(100)) });

const FormField = z._default(z.string().check(z.maxLength(100)), '');
const CardBody = z.object({ number: FormField, expiry: FormField, cvc: FormField });

/** Creates the pages of the test checkout. The checkout id authorizes the payment; no session is needed. */
export const createSandboxRoutes =
  ({ checkout, site }: { checkout: SandboxCheckout; site: PageSite }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(formbody);

    const sendCheckout = async (reply: FastifyReply, id: string, attempt: FailedAttempt | null) => {
      const [found, season] = await Promise.all([checkout.find(id), app.seasons.getCurrentSeason()]);
      const frame: PageFrame = { site, season };
      const sendMessage = (status: number, title: string, text: string) =>
        sendPage(reply, status, renderMessagePage(title, text, backToSpawn, 'Sandbox', frame));
      if (!found)
        return sendMessage(
          404,
          'No such checkout',
          'Nothing is sold under this address. Begin again where you chose your eggs.',
        );
      if (found.lock.state === 'paid') return sendPage(reply, 200, renderPaidPage(found.lock, frame));
      if (attempt?.refused !== undefined)
        return sendMessage(200, 'Not charged', `${attempt.refused} Nothing was charged.`);
      if (found.lock.state === 'released' || found.secondsLeft <= 0)
        return sendMessage(
          200,
          'Your time ran out',
          'These are no longer held for you, and nothing was charged. Choose again.',
        );
      return sendPage(reply, 200, renderCheckoutPage(found, frame, attempt));
    };

    app.get(toCheckoutUrl(':id'), { schema: { hide: true, params: Params } }, ({ params }, reply) =>
      sendCheckout(reply, params.id, null),
    );

    app.post(
      toCheckoutUrl(':id'),
      { schema: { hide: true, params: Params, body: CardBody } },
      async ({ params: { id }, body: card }, reply) => {
        const failedAttempt = await checkout.pay(id, card);
        const found = await checkout.find(id);
        return found?.lock.state === 'paid'
          ? reply.redirect(toPaidUrl(found.lock), 303)
          : sendCheckout(reply, id, failedAttempt);
      },
    );
  };

const toPaidUrl = (lock: LockRecord) => `/spawn?step=confirm&lock=${lock.id}&payment=paid`;

const backToSpawn = { href: '/spawn', label: 'Back to Spawn' };

const renderPaidPage = (lock: LockRecord, frame: PageFrame) =>
  renderMessagePage(
    'This is paid',
    'Your payment went through, and there is nothing left to do here.',
    { href: toPaidUrl(lock), label: 'See what you got' },
    'Sandbox',
    frame,
    renderParcels(lock.eggs + lock.keys),
  );

/** Renders the payment form, with the failed attempt if there was one. */
function renderCheckoutPage(checkout: Checkout, frame: PageFrame, attempt: FailedAttempt | null): string {
  return renderPage(
    attempt ? 'Not paid yet' : 'Checkout',
    html`<h1>Checkout</h1>
      <p class="sandbox">
        <strong>Sandbox: no money moves.</strong> Pay with one of the test cards below, never with a real one.
      </p>
      ${renderOfferSection(checkout)} ${renderCardSection(checkout.lock, attempt)}`,
    'Sandbox',
    frame,
  );
}

function renderOfferSection({ lock, secondsLeft }: Checkout): Html {
  const { currency } = lock;
  return html`<section>
    <h2>What you are buying</h2>
    ${renderParcels(lock.eggs + lock.keys)}
    <ul>
      ${renderLineItem(lock.eggs, 'dragon egg', lock.eggFee, currency)}
      ${renderLineItem(lock.keys, 'gateway key', lock.keyFee, currency)}
    </ul>
    <p>Total <strong class="amount">${formatMoney(lock.total, currency)}</strong></p>
    <p class="hint">
      Held for you until
      <time datetime="${toIsoString(lock.expiresAt)}">${toIsoString(lock.expiresAt).slice(11, 19)} UTC</time>:
      <span role="timer" data-left="${secondsLeft}">${formatTimeLeft(secondsLeft)}</span>
      left<span data-when-shown> when this page was shown</span>.
    </p>
  </section>`;
}

function renderCardSection({ id, total, currency }: LockRecord, attempt: FailedAttempt | null): Html {
  return html`<section>
    <h2>Your card</h2>
    ${attempt ? renderAlert(attempt) : null}
    <form method="post" novalidate>
      ${renderField({ name: 'number', label: 'Card number', autocomplete: 'cc-number', hint: '1234 1234 1234 1234', attempt })}
      <div class="pair">
        <div>
          ${renderField({ name: 'expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp', hint: 'MM / YY', attempt })}
        </div>
        <div>
          ${renderField({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', hint: 'CVC', attempt })}
        </div>
      </div>
      <button type="submit">Pay ${formatMoney(total, currency)}</button>
    </form>
    <a class="cancel" href="/spawn?step=pay&amp;lock=${id}&amp;payment=cancelled">Cancel and go back</a>
    <h2>Test cards</h2>
    <ul>
      <li><code>4242 4242 4242 4242</code> pays</li>
      <li><code>4000 0000 0000 0002</code> is declined</li>
    </ul>
    <p class="hint">
      Any expiry in the future and any security code will do. Nothing you type here is stored on the server.
    </p>
  </section>`;
}

interface Field {
  name: keyof CardForm;
  label: string;
  autocomplete: string;
  hint: string;
  attempt: FailedAttempt | null;
}

function renderField({ name, label, autocomplete, hint, attempt }: Field): Html {
  const error = attempt?.errors[name];
  // The security code must not be sent back to the browser.
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
      required${error ? html` aria-invalid="true" aria-describedby="${name}-fault"` : null}${findFirstInvalidField(attempt) === name ? html` autofocus` : null}
    />
    ${error ? html`<p class="fault" id="${name}-fault">${error}</p>` : null}`;
}

const findFirstInvalidField = (attempt: FailedAttempt | null) =>
  attempt?.declined ? 'number' : (['number', 'expiry', 'cvc'] as const).find((name) => attempt?.errors[name]);

const renderAlert = ({ declined }: FailedAttempt) =>
  html`<p class="alert" role="alert">
    ${declined ?? 'Nothing was paid: please look at the marked fields.'}
  </p>`;

const renderLineItem = (count: number, item: string, fee: string, currency: string) =>
  count === 0
    ? null
    : html`<li>
        <span>${count} ${item}${count === 1 ? '' : 's'}</span> <span>${formatMoney(fee, currency)} each</span>
      </li>`;

const formatMoney = (amount: string, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));

const toIsoString = (seconds: number) => new Date(seconds * 1000).toISOString();

const formatTimeLeft = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** Maximum number of parcels drawn side by side. The text next to them contains the number. */
const maxDrawnParcels = 5;

/** Renders the contents of a lock as sealed parcels, as on the page on which the buyer chose them. */
const renderParcels = (count: number): Html =>
  html`<p class="parcels" aria-hidden="true">
    ${Array.from({ length: Math.min(count, maxDrawnParcels) }, () => parcel)}
  </p>`;

const parcel = html`<svg viewBox="${parcelBox}" width="68" height="68">
  ${{ html: drawParcel('var(--accent)') }}
</svg>`;
