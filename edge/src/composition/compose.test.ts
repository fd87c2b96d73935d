import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewsStory } from '@emberclutch/contract/site/release.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { publish } from '../testing/publish.ts';
import { readComposedFile, readComposedHeaders } from '../testing/read-composed-file.ts';
import type { SmallBuild } from '../testing/small-build.ts';
import { smallSettings, testPublisher, provideTemporarySite } from '../testing/small-site.ts';
import type { Contents } from './composition-parts.ts';

const site = provideTemporarySite();

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

const style = '.a{color:red}';

const contents: Contents = {
  '/about': { style, html: '<a href="/eggs">Eggs &amp; &lt;Co&gt;</a><i style="--rows:4"></i>' },
  '/nest': { style, html: '<p>Wait</p>' },
  '/404': { style, html: '<h1>Not here</h1>' },
};

const news: NewsStory[] = [
  {
    path: '/news/b',
    title: 'Eggs & <ham>',
    date: '2026-03-21',
    summary: 'Late',
    html: '<p>Warm "eggs"</p>',
  },
  { path: '/news/a', title: 'First', date: '2026-03-01', summary: 'Early', html: '<p>Cold</p>' },
];

interface HostOptions {
  settings?: SiteSettings;
  contents?: Contents;
  /** Members of the host's build besides its pages. */
  host?: Partial<SmallBuild>;
  remotes?: SmallBuild[];
}

/** Publishes a host with `pages`, and replaces the rendered contents. */
async function publishHost(options: HostOptions = {}) {
  const shared = { 'styled-components': '6.6.0' };
  const host = await site.build({ app: 'host', pages, news, shared, ...options.host });
  const remotes = await Promise.all((options.remotes ?? []).map(site.build));
  await publish(site.folder, {
    dists: [host, ...remotes],
    firstSettings: { ...smallSettings, ...options.settings },
    publisher: testPublisher,
  });
  const [name = ''] = await readdir(site.folder.compositions);
  const file = join(site.folder.compositions, name);
  const composition = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...composition, contents: options.contents ?? contents }));
}

const readFileOfSite = (file: string) => readComposedFile(site.folder, file);

const readPolicy = async () => (await readComposedHeaders(site.folder))['content-security-policy'] ?? '';

it('the edge writes metadata for link previews and search engines', async () => {
  await publishHost();

  const about = await readFileOfSite('pages/about.html');
  for (const element of [
    '<meta name="description" content="Who &lt;we&gt; are">',
    '<link rel="canonical" href="https://eggs.example/about">',
    '<meta property="og:title" content="About · Emberclutch">',
    '<meta property="og:image" content="https://eggs.example/host/1.0.0-a/pictures/about.jpg">',
    'href="/news.xml"',
  ])
    expect(about).toContain(element);
  expect(about).not.toContain('noindex');
  // The slug of the site is part of the path. A page without a description and a picture takes both from the site.
  expect(await readFileOfSite('pages/emberclutch-world.html')).toContain(
    '<title>World · Emberclutch</title>',
  );
  // Only a request names the id in the address of this page.
  expect(await readFileOfSite('pages/details/[id].html')).not.toContain('canonical');
  const login = await readFileOfSite('pages/login.html');
  expect(login).toContain('content="Dragons &amp; &lt;eggs&gt;"');
  expect(login).toContain('/pictures/home.jpg"');
});

it('the edge excludes protected pages and the not-found page from search engines', async () => {
  await publishHost();

  for (const file of ['pages/my-collection.html', '404.html'])
    expect(await readFileOfSite(file)).toContain('<meta name="robots" content="noindex">');
  expect(await readFileOfSite('404.html')).not.toContain('canonical');
  const addresses = [...(await readFileOfSite('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(addresses).toEqual(['https://eggs.example/', 'https://eggs.example/about']);
  expect(await readFileOfSite('robots.txt')).toBe(
    'User-agent: *\nDisallow: /my-collection\nDisallow: /outbox\n\nSitemap: https://eggs.example/sitemap.xml\n',
  );
});

it('the edge writes the news as a feed, newest first, with escaped HTML', async () => {
  await publishHost();

  const feed = await readFileOfSite('news.xml');
  expect(feed).toContain(
    '<updated>2026-03-21T00:00:00Z</updated>\n<entry>\n<id>https://eggs.example/news/b</id>',
  );
  expect(feed).toContain('<title>Eggs &amp; &lt;ham&gt;</title>');
  expect(feed).toContain('<content type="html">&lt;p&gt;Warm &quot;eggs&quot;&lt;/p&gt;</content>');
});

it('the edge writes no absolute URL for a site without a public URL, and lists the live versions', async () => {
  await publishHost({ settings: { PUBLIC_URL: '' } });

  const about = await readFileOfSite('pages/about.html');
  expect(about).not.toMatch(/canonical|og:url|news\.xml/);
  expect(await readFileOfSite('robots.txt')).not.toContain('Sitemap');
  await expect(readFileOfSite('sitemap.xml')).rejects.toThrow('ENOENT');
  // Pages that have been open for a long time read this file.
  expect(JSON.parse(await readFileOfSite('registry.json'))).toEqual({ host: '1.0.0-a', registry: {} });
  expect(about).toContain('"host":"1.0.0-a"');
});

it('the edge shows the rendered content of a page, and allows its style in the policy', async () => {
  await publishHost();

  const about = await readFileOfSite('pages/about.html');
  for (const element of [
    '<div id="root" data-prerendered="/about"><a href="/eggs">Eggs &amp; &lt;Co&gt;</a><i style="--rows:4"></i></div>',
    '<style data-styled="true" data-styled-version="6.6.0">.a{color:red}</style>',
    '<link data-preload-after-paint as="script" href="/host/1.0.0-a/about.js" fetchpriority="low" integrity="sha256-BBBB" crossorigin>',
    '<link data-manifest href="/site.webmanifest">',
  ])
    expect(about).toContain(element);
  expect(about).toMatch(/entry\.js" fetchpriority="low" integrity="sha384-AAAA" crossorigin data-entry>/);
  expect(await readPolicy()).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(await readFileOfSite('404.html')).toContain(
    '<div id="root" data-prerendered="/404"><h1>Not here</h1></div>',
  );
});

it("the edge allows pictures of the provider and of the site's image origins in the policy", async () => {
  const settings = { SITE_API_BASE: 'https://api.example', SITE_IMAGE_ORIGINS: 'https://cdn.example' };
  await publishHost({ settings });

  expect(await readPolicy()).toContain("img-src 'self' data: https://api.example https://cdn.example;");
});

it('the edge composes an empty root for a page without rendered content', async () => {
  await publishHost({ contents: {} });

  expect(await readFileOfSite('pages/about.html')).toContain('<div id="root"></div>');
});

it('the edge puts placeholders into pages of a remote, and starts scripts after the browser has painted them', async () => {
  const remotePages = [{ path: '/nest', title: 'Nest' }];
  await publishHost({ remotes: [{ app: 'remote-nest', pages: remotePages }] });

  const nest = await readFileOfSite('pages/nest.html');
  expect(nest).toContain('<div id="root" data-prerendered="/nest" data-placeholder><p>Wait</p></div>');
  expect(nest).not.toContain('<script defer');
  expect(nest).toContain('data-entry');
});

it('the edge lets a page without content request scripts immediately, and other pages after the paint', async () => {
  await publishHost({
    host: {
      preload: [
        { file: 'shell.js', for: 'every-page' },
        { file: 'runtime.js', for: 'remote-pages' },
      ],
    },
    remotes: [
      { app: 'remote-nest', pages: [{ path: '/nest', title: 'Nest', preload: [{ file: 'nest.js' }] }] },
    ],
    contents: { ...contents, '/my-collection': { style, html: '<p>Sign in</p>' } },
  });

  const nest = await readFileOfSite('pages/nest.html');
  const scripts = [...nest.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, url]) => url);
  expect(scripts).toEqual([
    ...['entry.js', 'shell.js', 'runtime.js'].map((file) => `/host/1.0.0-a/${file}`),
    ...['entry.js', 'routes.js', 'nest.js'].map((file) => `/remotes/nest/1.0.0-a/${file}`),
  ]);
  const about = await readFileOfSite('pages/about.html');
  for (const script of ['entry.js', 'shell.js'])
    expect(about).toContain(`<link data-preload-after-paint as="script" href="/host/1.0.0-a/${script}"`);
  expect(about).not.toMatch(/rel="preload" as="script"|runtime\.js|nest\/1\.0\.0-a\/routes\.js/);
  // The content is only for visitors who are signed out, so players wait for the scripts.
  expect(await readFileOfSite('pages/my-collection.html')).toContain(
    '<link rel="preload" as="script" href="/host/1.0.0-a/shell.js"',
  );
});

it('the edge describes indexed pages as JSON-LD if the address of the site is known', async () => {
  await publishHost();
  const readData = async (file: string): Promise<unknown> =>
    JSON.parse(
      /<script type="application\/ld\+json">([^<]*)</.exec(await readFileOfSite(file))?.[1] ?? 'null',
    );

  expect(await readData('pages/index.html')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://eggs.example/',
    description: 'Eggs & "dragons"',
    sameAs: expect.arrayContaining(['https://x.example']),
  });
  expect(await readData('pages/about.html')).toMatchObject({
    '@type': 'WebPage',
    url: 'https://eggs.example/about',
    description: 'Who <we> are',
  });
  expect(await readData('pages/my-collection.html')).toBeNull();
});
