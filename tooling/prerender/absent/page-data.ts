import { placeholders } from '@emberclutch/edge/placeholders';
import { currentSite } from '@emberclutch/shared/state';

/**
 * A page that is being prerendered was not composed yet: it has its brand from its caller, and stands for the pages of
 * every remote.
 */
export const readPageData = () => ({ site: currentSite(), registry: { any: remote } });

const remote = {
  version: '',
  container: '',
  entry: '',
  pages: [
    { path: '/headed', title: placeholders.head.title, head: placeholders.head },
    { path: '/bare', title: placeholders.head.title },
  ],
};
