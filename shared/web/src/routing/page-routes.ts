import type { ReactNode } from 'react';
import type { AppPage } from './app-page.ts';

/** The export `./routes` of a remote: a component without properties. */
export interface PageRoutes {
  (): ReactNode;
  /** Loads the page of a path, so that these routes show it without a fallback. */
  preload: (pathname: string) => Promise<void>;
  pages: readonly AppPage[];
}

/** The members of `PageRoutes` that the host needs. An older remote may lack some. */
export interface UsableRoutes {
  (): ReactNode;
  preload?: (pathname: string) => Promise<void>;
  pages?: PageRoutes['pages'];
}
