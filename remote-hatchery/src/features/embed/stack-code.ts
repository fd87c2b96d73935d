import { commonAttributes } from '@emberclutch/web/embed/embed-options.ts';
import { elementMarkup, latestScript, renderedPath } from './element-markup.ts';
import type { Site } from './element-markup.ts';

/** An element with its attributes. */
export interface Example {
  tag: string;
  /** Empty ones are left out. */
  attributes: Readonly<Record<string, string>>;
}

/** Code of an example for each stack, by the name in the address. Each file begins with a comment that names it. */
export const stackCode: Readonly<Record<Stack, (site: Site, example: Example) => string>> = {
  html: (site, { tag, attributes }) => `${latestScript(site)}
${elementMarkup(tag, site, attributes)}`,

  react: (site, example) => `import { loadElements } from '@emberclutch/embed';
import { ${componentOf(example.tag)} } from '@emberclutch/embed/react';

void loadElements('${site.origin}');

export const Example = () => (
  ${componentMarkup(site, example)}
);`,

  vue: (site, { tag, attributes }) => `<!-- Example.vue -->
<script setup>
import { loadElements } from '@emberclutch/embed';

void loadElements('${site.origin}');
</script>

<template>
  ${elementMarkup(tag, site, attributes)}
</template>

// vite.config.js
import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('emberclutch-');
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,

  bundler: (site, example) => `import { loadElements } from '@emberclutch/embed';

const element = document.createElement('${example.tag}');
${assignment(site, example)}element.addEventListener('navigate', (event) => console.log(event.detail.url));
document.body.append(element);

void loadElements('${site.origin}');`,

  federation: (site, example) => `// webpack.config.js of the remote
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
${stackCode.react(site, example)}`,
};

/**
 * Code of a server that puts an element into its page with its content.
 * @returns null for an element that the site does not render
 */
export function serverCode(site: Site, { tag, attributes }: Example): string | null {
  const path = renderedPath(tag, attributes);
  if (path === null) return null;
  return `const answer = await fetch(${quoted(site.origin + path)});
const markup = answer.ok ? await answer.text() : ${quoted(elementMarkup(tag, site, attributes))};`;
}

export type Stack = 'html' | 'react' | 'vue' | 'bundler' | 'federation';

/** `emberclutch-asset` -> `EmberclutchAsset` */
const componentOf = (tag: string) =>
  tag.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

function componentMarkup(site: Site, { tag, attributes }: Example): string {
  const props = givenOf(site, attributes).map(([name, value]) => ` ${propertyOf(name)}=${jsxValue(value)}`);
  return `<${componentOf(tag)}${props.join('')} />`;
}

/** Properties, which the element takes over when it is defined. Methods are there from then on only. */
function assignment(site: Site, { attributes }: Example): string {
  const given = givenOf(site, attributes).map(([name, value]) => `${propertyOf(name)}: ${quoted(value)}`);
  return given.length === 0 ? '' : `Object.assign(element, { ${given.join(', ')} });\n`;
}

const givenOf = ({ apiBase }: Site, attributes: Example['attributes']) =>
  Object.entries({ ...attributes, 'api-base': apiBase }).filter(([, value]) => value !== '');

const propertyOf = (attribute: string) =>
  Object.entries(commonAttributes).find(([, name]) => name === attribute)?.[0] ?? attribute;

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A text that JSX would misread becomes an expression. */
const jsxValue = (value: string) => (/["&{}<>\\]/.test(value) ? `{${quoted(value)}}` : `"${value}"`);
