import { SiteContract, siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import { publish } from '../testing/publish.ts';
import { readComposed } from '../testing/read-composed.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

it('tells remotes what they can rely on', async () => {
  const state = '@emberclutch/web/state';
  const dists = [
    await smallBuild(site.root, {
      app: 'host',
      shared: { react: '19.3.1', [state]: '1.8.4' },
      exports: { [state]: { sessionAtom: '0a1b2c3d4e' } },
      routes: '5f6a7b8c9d',
    }),
    await smallBuild(site.root, {
      app: 'remote-hatchery',
      version: '2.0.0-b',
      shared: { react: '19.3.1' },
      pages: [{ path: '/hatchery', title: 'Hatchery', description: 'All eggs' }],
    }),
  ];
  await publish(site.folder, { dists, firstSettings: smallSettings, publisher: testPublisher });

  const contract = SiteContract.parse(JSON.parse(await readComposed(site.folder, siteContractPath)));

  expect(contract).toEqual({
    host: '1.0.0-a',
    shared: {
      react: { version: '19.3.1' },
      [state]: { version: '1.8.4', exports: { sessionAtom: '0a1b2c3d4e' } },
    },
    types: '/host/1.0.0-a/declarations.json',
    routes: '5f6a7b8c9d',
    api: '/v1/openapi.json',
    apps: [
      { app: 'host', version: '1.0.0-a', exposes: [], pages: [{ path: '/', title: 'Home' }] },
      {
        app: 'remote-hatchery',
        version: '2.0.0-b',
        exposes: ['./routes'],
        pages: [{ path: '/hatchery', title: 'Hatchery' }],
      },
    ],
  });
});
