import { parseSync } from 'oxc-parser';
import { embedPlayground } from './embed-playground.ts';

const page = embedPlayground('garden', [
  { path: '/garden', title: 'Beds & <ponds>' },
  { path: '/garden/:id', title: 'One bed' },
  { path: '/{slug}-garden', title: 'All' },
]);

it('offers the pages that have one address', () => {
  const options = [...page.matchAll(/<option value="(\/[^"]*)">([^<]*)</g)].map(([, path, title]) => [
    path,
    title,
  ]);

  expect(options).toEqual([['/garden', 'Beds &amp; &lt;ponds&gt; (/garden)']]);
});

it('runs a script that parses, defines no handler in markup, and takes no option from the address', () => {
  const script = /<script type="module">([^]*?)<\/script>/.exec(page)?.[1] ?? '';

  expect(parseSync('playground.js', script).errors).toEqual([]);
  expect(script).toContain("createElement('emberclutch-garden')");
  expect(page).not.toMatch(/ on\w+="|location/);
});
