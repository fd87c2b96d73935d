import { SiteContract, siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import { readComposedFile } from '../testing/read-composed-file.ts';
import { provideTemporarySite } from '../testing/small-site.ts';

const site = provideTemporarySite();

it('the contract describes the shared modules, the API and the live apps', async () => {
  const state = '@emberclutch/web/state';
  const page = { path: '/hatchery', title: 'Hatchery' };
  await site.publish([
    { app: 'host', shared: { react: '19.3.1', [state]: '1.8.4' } },
    {
      app: 'remote-hatchery',
      version: '2.0.0-b',
      shared: { react: '19.3.1' },
      pages: [{ ...page, description: 'All eggs' }],
    },
  ]);

  const contract = SiteContract.parse(JSON.parse(await readComposedFile(site.folder, siteContractPath)));

  expect(contract).toEqual({
    host: '1.0.0-a',
    shared: { react: { version: '19.3.1' }, [state]: { version: '1.8.4' } },
    api: '/v1/openapi.json',
    apps: [
      { app: 'host', version: '1.0.0-a', exposes: [], pages: [{ path: '/', title: 'Home' }] },
      { app: 'remote-hatchery', version: '2.0.0-b', exposes: ['./routes'], pages: [page] },
    ],
  });
});
