import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import type { EmbedReleaseInfo } from '../../platform/api/embed.ts';

/** Name and addresses of this site, for code on pages of other sites. */
export interface Site {
  name: string;
  /** `https://emberclutch.example` */
  origin: string;
  /** Base of the API if it is on another origin; empty for the API of the site. */
  apiBase: string;
  /** Origins of pictures, in addition to the site and the API. */
  imageOrigins: readonly string[];
}

export const buildLatestScript = ({ origin }: Site) =>
  `<script type="module" src="${origin}/embed/v1/emberclutch.js"></script>`;

export const buildPinnedScript = ({ origin }: Site, { pinned, integrity }: EmbedReleaseInfo) =>
  `<script type="module" src="${origin}${pinned}" integrity="${integrity}" crossorigin="anonymous"></script>`;

export function buildElementMarkup(
  tag: string,
  { apiBase }: Site,
  attributes: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries({ ...attributes, ...(apiBase !== '' && { 'api-base': apiBase }) });
  return `<${tag}${entries.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}></${tag}>`;
}

/** As wide as its container, without an inline style, which the content security policy of the embedding page may forbid. */
export const buildFrameMarkup = ({ name, origin }: Site, number: number) => `<iframe
  src="${origin}/embed/v1/frame/asset/${number}"
  title="${escapeHtml(`${name} No. ${number}`)}"
  width="100%"
  height="160"
  frameborder="0"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
  loading="lazy"
></iframe>`;

/** The sources that a page's content security policy must allow for the elements. */
export function buildContentPolicy({ origin, apiBase, imageOrigins }: Site): string {
  const api = apiBase === '' ? origin : new URL(apiBase).origin;
  const pictures = [...new Set([api, ...imageOrigins])].join(' ');
  return [`script-src ${origin}`, `connect-src ${api}`, `img-src ${pictures}`, `frame-src ${origin}`].join(
    ';\n',
  );
}

const buildReactExample = ({ origin, apiBase }: Site, number: number) =>
  `import { loadElements } from '@emberclutch/embed';
import { EmberclutchAsset } from '@emberclutch/embed/react';

void loadElements('${origin}');

export const Example = () => <EmberclutchAsset number={${number}}${apiBase && ` apiBase="${apiBase}"`} />;`;

/** Example code that shows an asset, by framework. If there are several files, each begins with a comment that names it. */
export const exampleCode = {
  react: buildReactExample,

  vue: (site: Site, number: number) => `<!-- Example.vue -->
<script setup>
import { loadElements } from '@emberclutch/embed';

void loadElements('${site.origin}');
</script>

<template>
  ${buildElementMarkup('emberclutch-asset', site, { number: String(number) })}
</template>

// vite.config.js
import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('emberclutch-');
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,

  bundler: ({ origin, apiBase }: Site, number: number) =>
    `import { loadElements } from '@emberclutch/embed';

const element = document.createElement('emberclutch-asset');
Object.assign(element, { number: ${number}${apiBase && `, apiBase: '${apiBase}'`} });
element.addEventListener('navigate', (event) => console.log(event.detail.url));
document.body.append(element);

void loadElements('${origin}');`,

  federation: (site: Site, number: number) => `// webpack.config.js of the remote
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

export default {
  plugins: [
    new ModuleFederationPlugin({
      name: 'wiki',
      filename: 'remoteEntry.js',
      exposes: { './Example': './src/Example.jsx' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
};

// src/Example.jsx
${buildReactExample(site, number)}`,
} satisfies Record<string, (site: Site, number: number) => string>;
