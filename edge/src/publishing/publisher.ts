import type { Publisher as NamedPublisher } from '@emberclutch/contract/site/publishing.ts';

/** Who changes a site, and what it may change. */
export interface Publisher extends NamedPublisher {
  /** Apps that it may change, by folder name. Unless given: all of them, and the settings of the site. */
  apps?: readonly string[];
}
