import type { ReactNode } from 'react';
import type { AppPage } from './app-page.ts';

/** The default export of the module `./routes` of a remote: a component without props. */
export interface PageRoutes {
  (): ReactNode;
  /** Loads the page of a path, so that these routes show it without a fallback. */
  preload: (pathname: string) => Promise<void>;
  pages: readonly AppPage[];
}

/** The routes of a remote of any release, as the host uses them. An older release may lack `preload` and `pages`. */
export interface UsableRoutes {
  (): ReactNode;
  preload?: (pathname: string) => Promise<void>;
  pages?: PageRoutes['pages'];
}
