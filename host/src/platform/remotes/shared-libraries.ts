import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactQuery from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as styledComponents from 'styled-components';
import * as routing from '@emberclutch/web/routing';
import * as state from '@emberclutch/web/state';

/** The modules that the host shares with remotes: the rows of `tooling/federation/shared-modules.ts`, which gives the reasons. */
export const sharedLibraries = {
  react: react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@tanstack/react-query': reactQuery,
  jotai: jotai,
  'styled-components': styledComponents,
  '@emberclutch/web/routing': routing,
  '@emberclutch/web/state': state,
};
