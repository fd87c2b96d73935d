import type { Publisher as NamedPublisher } from '@emberclutch/contract/site/publishing.ts';

/** A person or program that changes a site, with its permissions. */
export interface Publisher extends NamedPublisher {
  /** Apps that it may change, by folder name. By default all of them, and the settings of the site. */
  apps?: readonly string[];
}
