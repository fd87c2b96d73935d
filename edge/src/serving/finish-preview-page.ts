import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { Composition } from '../composition/composition.ts';
import { fillPreview } from '../composition/template-tokens.ts';
import { FinishedPage } from './finished-page.ts';

interface PreviewPage {
  site: Composition['site'];
  pathname: string;
  /** Its HTML with tokens for the preview. */
  template: string;
  preview: PagePreview;
}

/**
 * A page about one thing, with its title, description and picture filled in. All values are escaped; nothing is
 * added that the policy of the site would have to allow.
 */
export function finishPreviewPage({ site, pathname, template, preview }: PreviewPage): FinishedPage {
  const base = site.publicUrl ?? '';
  const picture = absolute(preview.picture.url, site.apiBase || base);
  const firstPicture = preview.firstPicture ? absolute(preview.firstPicture, site.apiBase) : null;
  const html = fillPreview(template, {
    title: preview.title,
    description: preview.description,
    url: base + pathname.replace(/\/+$/, ''),
    picture,
    pictureAlt: preview.picture.alt,
    firstPicture: firstPicture ?? picture,
  });
  return new FinishedPage(html, firstPicture === null ? null : preloadHeader(firstPicture));
}

/** Requests the picture like the `img` element of the page, before any script has run. */
const preloadHeader = (url: string) => `<${encodeURI(url)}>; rel=preload; as=image; fetchpriority=high`;

const absolute = (url: string, base: string) => (url.startsWith('/') ? `${base}${url}` : url);
