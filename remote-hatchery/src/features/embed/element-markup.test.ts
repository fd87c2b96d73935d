import { buildContentPolicy, buildElementMarkup, buildFrameMarkup, exampleCode } from './element-markup.ts';
import type { Site } from './element-markup.ts';

const origin = 'https://eggs.example';
const siteWithOwnApi: Site = { name: 'Eggs & Co', origin, apiBase: '', imageOrigins: [] };
const siteWithOtherApi: Site = {
  ...siteWithOwnApi,
  apiBase: 'https://api.example/eggs',
  imageOrigins: ['https://cdn.example'],
};

it('the code names the API only if the API differs from the site', () => {
  const buildCodes = (site: Site) => [
    buildElementMarkup('emberclutch-countdown', site, {}),
    exampleCode.react(site, 12).split('Example = ')[1],
    /Object.*/.exec(exampleCode.bundler(site, 12))?.[0],
  ];

  expect(buildCodes(siteWithOwnApi)).toEqual([
    '<emberclutch-countdown></emberclutch-countdown>',
    '() => <EmberclutchAsset number={12} />;',
    'Object.assign(element, { number: 12 });',
  ]);
  expect(buildCodes(siteWithOtherApi)).toEqual([
    '<emberclutch-countdown api-base="https://api.example/eggs"></emberclutch-countdown>',
    '() => <EmberclutchAsset number={12} apiBase="https://api.example/eggs" />;',
    "Object.assign(element, { number: 12, apiBase: 'https://api.example/eggs' });",
  ]);
});

it('a frame has the name of the site, the width of its page, and no inline style', () => {
  expect(buildFrameMarkup(siteWithOwnApi, 12)).toContain('title="Eggs &amp; Co No. 12"');
  expect(buildFrameMarkup(siteWithOwnApi, 12)).toContain('width="100%"');
  expect(buildFrameMarkup(siteWithOwnApi, 12)).not.toContain('style=');
});

it('the content policy allows only the resources that the elements load', () => {
  expect(buildContentPolicy(siteWithOwnApi)).toBe(
    `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin};\nframe-src ${origin}`,
  );
  expect(buildContentPolicy(siteWithOtherApi)).toContain(
    'connect-src https://api.example;\nimg-src https://api.example https://cdn.example;',
  );
});
