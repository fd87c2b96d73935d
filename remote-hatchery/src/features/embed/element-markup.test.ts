import { cardsScript, contentPolicy, elementMarkup, frameMarkup, preloadLink } from './element-markup.ts';

const origin = 'https://eggs.example';
const own = { name: 'Eggs & Co', origin, apiBase: '', imageOrigins: [] };
const other = { ...own, apiBase: 'https://api.example/eggs', imageOrigins: ['https://cdn.example'] };

it('names the API in the markup only where it is another', () => {
  expect(elementMarkup('emberclutch-asset', own, { number: '12', theme: '' })).toBe(
    '<emberclutch-asset number="12"></emberclutch-asset>',
  );
  expect(elementMarkup('emberclutch-countdown', other, {})).toBe(
    '<emberclutch-countdown api-base="https://api.example/eggs"></emberclutch-countdown>',
  );
});

it('escapes what was typed', () => {
  expect(elementMarkup('emberclutch-asset', own, { accent: '"><script>' })).toBe(
    '<emberclutch-asset accent="&quot;&gt;&lt;script&gt;"></emberclutch-asset>',
  );
  expect(frameMarkup(own, '1/../2')).toContain('/embed/v1/frame/asset/1%2F..%2F2"');
});

it('makes a frame with the name of the site, as wide as its page, without an inline style', () => {
  expect(frameMarkup(own, '12')).toContain('title="Eggs &amp; Co No. 12"');
  expect(frameMarkup(own, '12')).toContain('width="100%"');
  expect(frameMarkup(own, '12')).not.toContain('style=');
});

it('allows what the elements load, and no more', () => {
  expect(contentPolicy(own)).toBe(
    `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin};\nframe-src ${origin}`,
  );
  expect(contentPolicy(other)).toContain(
    'connect-src https://api.example;\nimg-src https://api.example https://cdn.example;',
  );
});

it('loads what an element reads from where it reads it', () => {
  expect(preloadLink('emberclutch-asset', own, { number: '12', accent: '' })).toBe(
    `<link rel="preload" as="fetch" href="${origin}/v1/assets/12" crossorigin referrerpolicy="no-referrer" />`,
  );
  expect(preloadLink('emberclutch-hatchery', other, { limit: '6', order: '' })).toContain(
    'href="https://api.example/eggs/v1/assets/dragons?orderBy=created&amp;orderDir=desc&amp;limit=6&amp;page=0"',
  );
  expect(preloadLink('emberclutch-world', own, {})).toBeNull();
});

it('writes the script of an element that the site renders, with its options', () => {
  expect(cardsScript('emberclutch-hatchery', own, { limit: '6', order: '', state: 'sealed hatched' })).toBe(
    `<script type="module" src="${origin}/embed/v1/markup/hatchery.js?limit=6&amp;state=sealed+hatched"></script>`,
  );
  expect(cardsScript('emberclutch-world', own, {})).toBeNull();
});
