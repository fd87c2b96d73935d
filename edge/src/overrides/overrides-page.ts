import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import type { Overrides } from '@emberclutch/contract/site/override.ts';
import type { Registry, RemoteRelease } from '@emberclutch/contract/site/site.ts';
import { operatorPage, overridesPath } from '../operator/operator-page.ts';
import type { OperatorPageSite } from '../operator/operator-page.ts';
import { overrideHours } from './override-cookie.ts';
import type { OverrideRules } from './override-rules.ts';

interface OverridesPage {
  site: OperatorPageSite;
  /** The releases that this browser is given otherwise. */
  registry: Registry;
  overrides: Overrides;
  rules: OverrideRules;
  /** The address that was refused, and the remote that it was for. */
  refused?: { remote: string; address: string };
}

/** A page on which an operator chooses the address from which this browser loads each remote. */
export const overridesPage = ({
  site,
  registry,
  overrides,
  rules: { origins },
  refused,
}: OverridesPage): string =>
  operatorPage({
    site,
    title: 'Overrides',
    body: html`<p>
        Where this browser loads each remote from. Other browsers and the site stay as they are. An override
        ends when you remove it, or after ${overrideHours} hours.
      </p>
      <p>
        Addresses may begin with
        ${
          origins.length > 0
            ? html`<code>${origins.join(', ')}</code>.`
            : html`<code>http://localhost</code> or <code>http://127.0.0.1</code> and a port, such as the one
                that <code>dev hatchery --remote-only</code> prints.`
        }
        <a href="/">Open the site</a>
      </p>
      ${Object.entries(registry).map(([remote, release]) =>
        remoteSection(remote, release, {
          address: overrides[remote],
          refused: refused?.remote === remote ? refused.address : undefined,
        }),
      )}`,
  });

function remoteSection(
  remote: string,
  { version }: RemoteRelease,
  { address, refused }: Record<'address' | 'refused', string | undefined>,
): Html {
  const hint = `${remote}-refused`;
  const invalid = refused === undefined ? null : { html: ` aria-invalid="true" aria-describedby="${hint}"` };
  return html`<section aria-labelledby="${remote}">
    <h2 id="${remote}">${remote}</h2>
    <p>
      ${
        address === undefined
          ? html`<strong>${version}</strong>, from the site`
          : html`<strong class="alert">overridden</strong> by <code>${address}</code>; the site has ${version}`
      }
    </p>
    <div class="row">
      <form method="post" action="${overridesPath}">
        <input type="hidden" name="remote" value="${remote}" />
        <label>
          Address
          <input
            name="address"
            type="url"
            required
            placeholder="http://localhost:3101"
            value="${refused ?? address ?? ''}"
            ${invalid}
          />
        </label>
        <button aria-label="Override ${remote}">Override</button>
      </form>
      ${address === undefined ? null : removeOverrideForm(remote)}
    </div>
    ${
      refused === undefined
        ? null
        : html`<p class="alert" role="alert" id="${hint}">
            This browser may not load a remote from that address.
          </p>`
    }
  </section>`;
}

const removeOverrideForm = (remote: string): Html =>
  html`<form method="post" action="${overridesPath}">
    <input type="hidden" name="remote" value="${remote}" />
    <button aria-label="Remove the override of ${remote}">Remove</button>
  </form>`;
