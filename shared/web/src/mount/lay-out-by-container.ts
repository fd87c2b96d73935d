import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

/** Declared here, because the compiler would refer to a package that is not a dependency. */
type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const plugin: StylisPlugin = (element) => {
  if (element.type === '@media' && element.value.includes('width'))
    element.value = element.value.replace(/^@media( not)?( all and)?/, '@container$1');
  if (element.type === 'decl' && element.value.includes('clamp('))
    element.value = element.value.replaceAll(/(\d)vw\b/g, '$1cqi');
};

/**
 * Rewrites media queries for the width of the window into container queries for the width of the embed, which may be a
 * narrow column of a wide page. Styles are written for our own pages, which fill the window.
 */
// styled-components identifies plugins by their name, which minification would remove.
export const layOutByContainer: StylisPlugin = Object.defineProperty(plugin, 'name', {
  value: 'lay-out-by-container',
});
