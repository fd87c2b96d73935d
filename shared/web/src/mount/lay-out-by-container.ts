import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const plugin: StylisPlugin = (element) => {
  if (element.type === '@media' && element.value.includes('width'))
    element.value = element.value.replace(/^@media( not)?( all and)?/, '@container$1');
  if (element.type === 'decl' && element.value.includes('clamp('))
    element.value = element.value.replaceAll(/(\d)vw\b/g, '$1cqi');
};

/**
 * Makes styles that depend on the width of the window depend on that of the embed, which may be a narrow column of a wide
 * page. Our own pages fill the window, so their styles are written for it.
 */
// styled-components identifies plugins by their name, which minification would remove.
export const layOutByContainer = Object.defineProperty(plugin, 'name', { value: 'lay-out-by-container' });
