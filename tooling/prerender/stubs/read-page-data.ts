import { templateTokens } from '@emberclutch/edge/composition/template-tokens.ts';
import { currentSite } from '@emberclutch/web/state';
import { placeholderPaths } from '../placeholder-paths.ts';

/** Replaces `shared/web/src/api/page-data.ts`: there is no composed page yet. The brand is set by the caller of `prerender`. */
export const readPageData = () => ({ site: currentSite(), registry: { any: remote } });

/** Stands for every remote. */
const remote = {
  version: '',
  container: '',
  entry: '',
  pages: [
    { path: placeholderPaths.withHead, title: templateTokens.head.title, head: templateTokens.head },
    {
      path: placeholderPaths.withCards,
      title: templateTokens.head.title,
      head: templateTokens.head,
      placeholder: 'cards',
    },
    {
      path: placeholderPaths.withPicture,
      title: templateTokens.head.title,
      head: {
        ...templateTokens.head,
        picture: { url: templateTokens.preview.firstPicture, alt: templateTokens.preview.pictureAlt },
      },
    },
    { path: placeholderPaths.withoutHead, title: templateTokens.head.title },
  ],
};
