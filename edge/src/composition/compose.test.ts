import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { prerenderedFile } from '../releases/prerendered.ts';
import type { Prerendered } from '../releases/prerendered.ts';
import { publish } from '../testing/publish.ts';
import { readComposed } from '../testing/read-composed.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { templateTokens } from './template-tokens.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

const pages = [
  { path: '/', title: 'Home', description: 'Eggs & "dragons"', picture: 'pictures/home.jpg' },
  {
    path: '/about',
    title: 'About',
    description: 'Who <we> are',
    picture: 'pictures/about.jpg',
    preload: [{ file: 'about.js', integrity: 'sha256-BBBB' }],
  },
  { path: '/my-collection', title: 'Mine', description: 'Yours', isProtected: true },
  { path: '/details/:id', title: 'Details', description: 'One egg' },
  { path: '/login', title: 'Login' },
  { path: '/{slug}-world', title: 'World' },
];

const aboutContent = { html: '<p>Found in the hedge</p>', style: '.a{color:red}' };

const prerendered: Prerendered = {
  pages: {
    '/about': {
      ...aboutContent,
      html: `<a href="/${templateTokens.site.slug}-world">${templateTokens.site.name}</a><img src="${templateTokens.base}/egg.svg">`,
    },
  },
  notFound: { ...aboutContent, html: '<h1>Not here</h1>' },
  placeholders: {
    withHead: { ...aboutContent, html: `<h1>${templateTokens.head.title}</h1>` },
    withCards: { ...aboutContent, html: `<h1>${templateTokens.head.title}</h1><i>Cards</i>` },
    withPicture: {
      ...aboutContent,
      html: `<h1>${templateTokens.head.title}</h1><img src="${templateTokens.preview.firstPicture}">`,
    },
    withoutHead: { ...aboutContent, html: '<p>Wait</p>' },
  },
  styledVersion: '6.6.0',
  news: [
    {
      path: '/news/b',
      title: 'Eggs & <ham>',
      date: '2026-03-21',
      summary: 'Late',
      html: '<p>Warm "eggs"</p>',
    },
    { path: '/news/a', title: 'First', date: '2026-03-01', summary: 'Early', html: '<p>Cold</p>' },
  ],
};

/** Publishes a host with these pages. */
async function publishHost(settings: SiteSettings = {}, content: Prerendered | null = prerendered) {
  const dist = await smallBuild(site.root, { app: 'host', pages });
  if (content) await writeFile(join(dist, prerenderedFile), JSON.stringify(content));
  await publish(site.folder, {
    dists: [dist],
    firstSettings: { ...smallSettings, ...settings },
    publisher: testPublisher,
  });
}

const read = (file: string) => readComposed(site.folder, file);

it('puts the slug of the site into the path of a page that is named after it', async () => {
  await publishHost();

  expect(await read('pages/emberclutch-world.html')).toContain('<title>World · Emberclutch</title>');
});

it('writes metadata for link previews and search engines', async () => {
  await publishHost();

  const about = await read('pages/about.html');
  expect(about).toContain('<meta name="description" content="Who &lt;we&gt; are">');
  expect(about).toContain('<link rel="canonical" href="https://eggs.example/about">');
  expect(about).toContain('<meta property="og:title" content="About · Emberclutch">');
  expect(about).toContain(
    '<meta property="og:image" content="https://eggs.example/host/1.0.0-a/pictures/about.jpg">',
  );
  expect(about).not.toContain('noindex');
});

it('uses description and picture of the site for a page without its own', async () => {
  await publishHost();

  const login = await read('pages/login.html');
  expect(login).toContain('content="Dragons &amp; &lt;eggs&gt;"');
  expect(login).toContain('/pictures/home.jpg"');
});

it('excludes protected pages and the not-found page from search engines', async () => {
  await publishHost();

  expect(await read('pages/my-collection.html')).toContain('<meta name="robots" content="noindex">');
  expect(await read('404.html')).toContain('<meta name="robots" content="noindex">');
  expect(await read('404.html')).not.toContain('canonical');
});

it('writes the live versions for pages that have been open for long', async () => {
  await publishHost({ PUBLIC_URL: '' });

  expect(JSON.parse(await read('registry.json'))).toEqual({ host: '1.0.0-a', registry: {} });
  const { documents }: { documents: unknown } = JSON.parse(await read('composition.json'));
  expect(documents).toContainEqual({ path: '/registry.json', file: 'registry.json' });
  expect(await read('pages/about.html')).toContain('"host":"1.0.0-a"');
});

it('gives scripts their digests', async () => {
  await publishHost();

  const about = await read('pages/about.html');
  expect(about).toMatch(/entry\.js" fetchpriority="low" integrity="sha384-AAAA" data-entry>/);
  expect(about).toMatch(/about\.js" fetchpriority="low" integrity="sha256-BBBB">/);
});

it('lists only public pages with a description in the sitemap', async () => {
  await publishHost();

  const places = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(['https://eggs.example/', 'https://eggs.example/about']);
  expect(await read('robots.txt')).toBe(
    'User-agent: *\nDisallow: /my-collection\nDisallow: /outbox\nDisallow: /sandbox\n\nSitemap: https://eggs.example/sitemap.xml\n',
  );
});

it('writes the news as a feed, newest first, with escaped HTML', async () => {
  await publishHost();

  const feed = await read('news.xml');
  expect(feed).toContain(
    '<updated>2026-03-21T00:00:00Z</updated>\n<entry>\n<id>https://eggs.example/news/b</id>',
  );
  expect(feed).toContain('<title>Eggs &amp; &lt;ham&gt;</title>');
  expect(feed).toContain('<content type="html">&lt;p&gt;Warm &quot;eggs&quot;&lt;/p&gt;</content>');
  expect(await read('pages/about.html')).toContain('href="/news.xml"');
});

it('writes no absolute URL for a site without a public URL', async () => {
  await publishHost({ PUBLIC_URL: '' });

  const about = await read('pages/about.html');
  expect(about).not.toMatch(/canonical|og:url|news\.xml/);
  expect(await read('robots.txt')).not.toContain('Sitemap');
  await expect(read('sitemap.xml')).rejects.toThrow('ENOENT');
});

it('fills brand and release into prerendered pages, and allows their styles in the policy', async () => {
  await publishHost({ SITE_NAME: 'Eggs & <Co>', SITE_SLUG: 'eggs' });

  const about = await read('pages/about.html');
  expect(about).toContain(
    '<div id="root" data-prerendered="/about"><a href="/eggs-world">Eggs &amp; &lt;Co&gt;</a><img src="/host/1.0.0-a/egg.svg"></div>',
  );
  expect(about).toContain('<style data-styled="true" data-styled-version="6.6.0">.a{color:red}</style>');
  expect(about).toContain(
    '<link data-preload-after-paint as="script" href="/host/1.0.0-a/about.js" fetchpriority="low" integrity="sha256-BBBB">',
  );
  expect(about).toContain('<link data-manifest href="/site.webmanifest">');
  const policy: { headers: Record<string, string> } = JSON.parse(await read('composition.json'));
  const hash = createHash('sha256').update('.a{color:red}').digest('base64');
  expect(policy.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(await read('404.html')).toContain('<div id="root" data-prerendered="/404"><h1>Not here</h1></div>');
});

it('lets pictures of the provider and of the image origins of the site through the policy', async () => {
  const settings = { SITE_API_BASE: 'https://api.example', SITE_IMAGE_ORIGINS: 'https://cdn.example' };
  await publishHost(settings);

  const { headers }: { headers: Record<string, string> } = JSON.parse(await read('composition.json'));
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' data: https://api.example https://cdn.example;",
  );
});

it('composes an empty root for a host without prerendered pages', async () => {
  await publishHost({}, null);

  expect(await read('pages/about.html')).toContain('<div id="root"></div>');
});

it('gives the pages of a remote a placeholder, and starts scripts when it has been painted', async () => {
  const host = await smallBuild(site.root, { app: 'host', pages });
  await writeFile(join(host, prerenderedFile), JSON.stringify(prerendered));
  const head = { eyebrow: 'Nests', title: 'Eggs & <ham>', lead: 'All of them' };
  const remote = await smallBuild(site.root, {
    app: 'remote-nest',
    pages: [
      { path: '/nest', title: 'Nest', head },
      { path: '/nest/:id', title: 'One nest' },
      { path: '/nests', title: 'Nests', head, placeholder: 'cards' },
      { path: '/egg/:id', title: 'Egg', preview: '/v1/assets/:id/preview' },
    ],
  });
  await publish(site.folder, {
    dists: [host, remote],
    firstSettings: smallSettings,
    publisher: testPublisher,
  });

  const nest = await read('pages/nest.html');
  expect(nest).toContain(
    '<div id="root" data-prerendered="/nest" data-placeholder><h1>Eggs &amp; &lt;ham&gt;</h1></div>',
  );
  expect(nest).not.toContain('<script defer');
  expect(nest).toContain('data-entry');
  expect(await read('pages/nest/[id].html')).toContain('data-placeholder><p>Wait</p></div>');
  expect(await read('pages/nests.html')).toContain('<h1>Eggs &amp; &lt;ham&gt;</h1><i>Cards</i></div>');
  const { title, firstPicture } = templateTokens.preview;
  expect(await read('pages/egg/[id].html')).toContain('data-placeholder><p>Wait</p></div>');
  expect(await read('pages/egg/[id].preview.html')).toContain(
    `data-placeholder><h1>${title}</h1><img src="${firstPicture}"></div>`,
  );
});

it('requests at once what a page without content of its own needs, and else what follows the paint', async () => {
  const host = await smallBuild(site.root, {
    app: 'host',
    pages,
    preload: [
      { file: 'shell.js', for: 'every-page' },
      { file: 'runtime.js', for: 'remote-pages' },
    ],
  });
  await writeFile(join(host, prerenderedFile), JSON.stringify(prerendered));
  const nest = {
    path: '/nest',
    title: 'Nest',
    preload: [{ file: 'nest.js' }],
  };
  const remote = await smallBuild(site.root, { app: 'remote-nest', pages: [nest] });
  await publish(site.folder, {
    dists: [host, remote],
    firstSettings: smallSettings,
    publisher: testPublisher,
  });

  const scripts = [
    ...(await read('pages/nest.html')).matchAll(/<link rel="preload" as="script" href="([^"]+)"/g),
  ];
  expect(scripts.map(([, url]) => url)).toEqual([
    '/host/1.0.0-a/entry.js',
    '/host/1.0.0-a/shell.js',
    '/host/1.0.0-a/runtime.js',
    '/remotes/nest/1.0.0-a/entry.js',
    '/remotes/nest/1.0.0-a/routes.js',
    '/remotes/nest/1.0.0-a/nest.js',
  ]);
  const about = await read('pages/about.html');
  expect(about).not.toContain('rel="preload" as="script"');
  for (const script of ['entry.js', 'shell.js'])
    expect(about).toContain(`<link data-preload-after-paint as="script" href="/host/1.0.0-a/${script}"`);
  expect(about).not.toContain('runtime.js');
});

it('describes indexed pages as JSON-LD where the address of the site is known', async () => {
  await publishHost();
  const dataOf = async (file: string) =>
    /<script type="application\/ld\+json">([^<]*)</.exec(await read(file))?.[1] ?? 'null';

  expect(JSON.parse(await dataOf('pages/index.html'))).toMatchObject({
    '@type': 'WebSite',
    url: 'https://eggs.example/',
    description: 'Eggs & "dragons"',
    sameAs: expect.arrayContaining(['https://x.example']),
  });
  expect(JSON.parse(await dataOf('pages/about.html'))).toMatchObject({
    '@type': 'WebPage',
    url: 'https://eggs.example/about',
    description: 'Who <we> are',
  });
  expect(await dataOf('pages/my-collection.html')).toBe('null');
});
