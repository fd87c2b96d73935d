import type { PageData } from '@emberclutch/contract/site/site.ts';
import { templateTokens } from '@emberclutch/edge/composition/template-tokens.ts';

/** Paths of the pages that the stub of the registry offers: rendering them gives the placeholders of remotes' pages. */
export const placeholderPaths = {
  withHead: '/with-head',
  withCards: '/with-cards',
  withPicture: '/with-picture',
  withoutHead: '/without-head',
};

const { head, preview, site } = templateTokens;

/** The data of a composed page whose one remote stands for every remote. */
export const placeholderPage: PageData = {
  site,
  host: '',
  registry: {
    any: {
      version: '',
      container: '',
      entry: '',
      pages: [
        { path: placeholderPaths.withHead, title: head.title, head },
        { path: placeholderPaths.withCards, title: head.title, head, placeholder: 'cards' },
        {
          path: placeholderPaths.withPicture,
          title: head.title,
          head: { ...head, picture: { url: preview.firstPicture, alt: preview.pictureAlt } },
        },
        { path: placeholderPaths.withoutHead, title: head.title },
      ],
    },
  },
};
