import { currentSite } from '@emberclutch/shared/state';

/** A page that is being prerendered was not composed yet: it has its brand from its caller, and no remotes. */
export const readPageData = () => ({ site: currentSite(), registry: {} });
