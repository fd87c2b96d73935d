import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactQuery from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as styledComponents from 'styled-components';
import * as routing from '@emberclutch/shared/routing';
import * as state from '@emberclutch/shared/state';
import * as theme from '@emberclutch/shared/theme';

/**
 * What the host runs on and remotes run on with it, by the request that they ask with: the rows of
 * `tooling/federation/shared-modules.ts`, where the reasons stand.
 */
export const sharedLibraries = {
  react: react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@tanstack/react-query': reactQuery,
  jotai: jotai,
  'styled-components': styledComponents,
  '@emberclutch/shared/routing': routing,
  '@emberclutch/shared/state': state,
  '@emberclutch/shared/theme': theme,
};
