import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { frameHeight } from './asset-frame.ts';

/** Preferred and minimum width of a card in CSS pixels. */
const usualWidth = 480;
const minWidth = 240;

/** Seconds for which a consumer may keep the answer: an egg that hatches is another card. */
const cacheAge = 300;

interface Input {
  site: { name: string; url: string };
  preview: PagePreview;
  /** Absolute. */
  picture: string;
  frame: string;
  maxWidth: number;
  maxHeight: number;
}

/**
 * The oEmbed 1.0 answer for an address that is pasted into a forum or document: a frame with the card, or a link if the consumer
 * has no room for one.
 */
export function oembed({ site, preview, picture, frame, maxWidth, maxHeight }: Input) {
  const answer = {
    version: '1.0',
    title: preview.title,
    provider_name: site.name,
    provider_url: site.url,
    cache_age: cacheAge,
    // The size of all share pictures. A consumer that wants a smaller one gets none.
    ...(maxWidth >= 1_200 &&
      maxHeight >= 630 && { thumbnail_url: picture, thumbnail_width: 1_200, thumbnail_height: 630 }),
  };
  if (maxWidth < minWidth || maxHeight < frameHeight) return { ...answer, type: 'link' };
  const width = Math.min(usualWidth, maxWidth);
  const markup = html`<iframe
    src="${frame}"
    title="${preview.title}"
    width="${width}"
    height="${frameHeight}"
    frameborder="0"
    loading="lazy"
    sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
  return { ...answer, type: 'rich', width, height: frameHeight, html: markup.html.replaceAll(/\s+/g, ' ') };
}
