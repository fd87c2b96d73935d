import type { SiteConfig } from '@emberclutch/contract/site/site.ts';

export const manifestPath = '/site.webmanifest';

/** The web app manifest (W3C): name and icons of the site on a home screen. The icons are the files in `edge/icons`. */
export const renderWebManifest = ({ name }: Pick<SiteConfig, 'name'>): string =>
  JSON.stringify({
    name,
    start_url: '/',
    display: 'browser',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
