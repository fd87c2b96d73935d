import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Registry, RemoteRelease } from '@emberclutch/contract/site/site.ts';
import { renderOperatorPage, variantsPath } from '../operator/operator-page.ts';
import type { OperatorPageSite } from '../operator/operator-page.ts';
import { variantHours } from './choose-variant.ts';
import type { Variant } from './choose-variant.ts';
import type { OverrideRules } from './override-rules.ts';
import { liveForm } from './variant-badge.ts';

interface VariantsPage {
  site: OperatorPageSite;
  variant: Variant;
  /** Overrides that an operator may set; null for other visitors. */
  overridable: {
    /** The releases that this browser would get otherwise. */
    registry: Registry;
    rules: OverrideRules;
    /** The address that was refused, and its remote. */
    refused?: { remote: string; address: string };
  } | null;
}

/** Renders the variant of this browser, with a button that ends it. Operators can also override the addresses of remotes. */
export const renderVariantsPage = ({ site, variant, overridable }: VariantsPage): string =>
  renderOperatorPage({
    site,
    title: 'Variants',
    body: html`<p>
        What this browser gets instead of the live site. Other browsers and the site stay as they are.
        <a href="/">Open the site</a>
      </p>
      ${renderVariant(variant)} ${overridable && renderOverrides(variant, overridable)}`,
  });

/** Renders the page behind a link to a candidate, which asks for confirmation before the browser loads scripts that are not live. */
export const renderPreviewPage = ({
  site,
  candidate,
  path,
}: {
  site: OperatorPageSite;
  /** Null if it has ended or never existed. */
  candidate: Candidate | null;
  /** Path of the page to which the link leads. */
  path: string;
}): string =>
  renderOperatorPage({
    site,
    title: 'Preview',
    body: candidate
      ? html`<p>
            This link shows ${candidate.share === null ? 'versions that have never been live' : 'a canary'}.
            They act with your account like the live site. Go on only if somebody whom you trust has sent it.
          </p>
          ${renderVersions(candidate)}
          <p>A badge on each page leads back. Without a press it ends after ${variantHours} hours.</p>
          <form method="post" action="${variantsPath}/preview">
            <input type="hidden" name="candidate" value="${candidate.id}" />
            <input type="hidden" name="path" value="${path}" />
            <button>Show the preview</button>
          </form>
          <p><a href="${path}">Stay on the live site</a></p>`
      : html`<p>This preview has ended. <a href="${path}">Open the live site</a></p>`,
  });

const renderVersions = ({ apps }: Candidate): Html =>
  html`<ul>
    ${Object.entries(apps).map(([app, version]) => html`<li>${app} <code>${version}</code></li>`)}
  </ul>`;

function renderVariant({ candidate, isChosen, overrides }: Variant): Html {
  const count = Object.keys(overrides).length;
  if (!candidate && count === 0) return html`<p>This browser gets the live site.</p>`;
  return html`<section aria-labelledby="variant">
    <h2 id="variant">This browser</h2>
    ${
      candidate &&
      html`<p>
          It gets a ${candidate.share === null ? 'preview' : 'canary'}${isChosen ? null : ', by chance'}:
        </p>
        ${renderVersions(candidate)}`
    }
    ${count > 0 ? html`<p>It loads ${count} ${count === 1 ? 'remote' : 'remotes'} from elsewhere.</p>` : null}
    ${liveForm}
  </section>`;
}

const renderOverrides = (
  { overrides }: Variant,
  { registry, rules: { origins }, refused }: NonNullable<VariantsPage['overridable']>,
): Html =>
  html`<p>
      Where this browser loads each remote from. An override ends when you remove it, or after ${variantHours}
      hours. Addresses may begin with
      ${
        origins.length > 0
          ? html`<code>${origins.join(', ')}</code>.`
          : html`<code>http://localhost</code> or <code>http://127.0.0.1</code> and a port, such as the one
              that <code>dev hatchery --remote-only</code> prints.`
      }
    </p>
    ${Object.entries(registry).map(([remote, release]) =>
      renderRemote(remote, release, {
        address: overrides[remote],
        refused: refused?.remote === remote ? refused.address : undefined,
      }),
    )}`;

function renderRemote(
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
      <form method="post" action="${variantsPath}/override">
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
      ${address === undefined ? null : renderRemovalForm(remote)}
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

const renderRemovalForm = (remote: string): Html =>
  html`<form method="post" action="${variantsPath}/override">
    <input type="hidden" name="remote" value="${remote}" />
    <button aria-label="Remove the override of ${remote}">Remove</button>
  </form>`;
