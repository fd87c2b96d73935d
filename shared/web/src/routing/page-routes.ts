import type { ReactNode } from 'react';
import type { AppPage } from './app-page.ts';

/** The export `./routes` of a remote: a component without properties. */
export interface PageRoutes {
  (): ReactNode;
  /** Loads the page of a path, so that these routes show it without a fallback. */
  preload: (pathname: string) => Promise<void>;
  /** The page table, whose rows list queries. */
  pages: readonly AppPage[];
}

/** The part of it that the host needs. A remote may be older than a member. */
export interface UsableRoutes {
  (): ReactNode;
  preload?: (pathname: string) => Promise<void>;
  pages?: PageRoutes['pages'];
}
