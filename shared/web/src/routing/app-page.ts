import type { ComponentType } from 'react';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import type { ListQueries } from './page-query.ts';

/** A row of an app's page table (`src/pages.ts`): routes, release metadata and preloads derive from it. */
export interface AppPage extends RemotePage {
  /** Unique within the app. */
  id: string;
  /**
   * Imports the component, by one `import()` of a literal path: the build finds the page's scripts by it. The page that
   * most visits to a remote begin with has `webpackMode: "eager"`: it comes with the routes and saves a request.
   */
  load: () => Promise<ComponentType<PageProps>>;
  /**
   * Lists the queries that the first render makes. The edge renders the page with their answers, which the page carries to the browser. Every
   * browser loads the table: what a query needs and the first page does not comes by an `import()`.
   */
  queries?: ListQueries;
  /** Whether the page stays in the document, hidden, while pages of its remote are shown that were opened from it: Back shows it at once. */
  isKept?: boolean;
  /** Ids of the pages that visitors are likely to open next: they are loaded when this one is, once the browser is idle. */
  next?: readonly string[];
  /** Names of further chunks that every visit requests (`webpackChunkName`): composed pages preload them with the page's scripts. */
  chunks?: readonly string[];
  /** Whether the page shows little before its scripts run: they are requested with its HTML, not after its first paint. */
  isDrawnByScripts?: boolean;
}

/** Every page component receives its own row of the table. */
export interface PageProps {
  page: RemotePage;
}
