import { serverCode, stackCode } from './stack-code.ts';

const site = { name: 'Eggs', origin: 'https://eggs.example', apiBase: '', imageOrigins: [] };
const other = { ...site, apiBase: 'https://api.example' };
const asset = { tag: 'emberclutch-asset', attributes: { number: '12', theme: 'dark', accent: '' } };

it('writes an element for each stack', () => {
  expect(stackCode.html(site, asset)).toBe(
    `<script type="module" src="https://eggs.example/embed/v1/emberclutch.js"></script>
<emberclutch-asset number="12" theme="dark"></emberclutch-asset>`,
  );
  expect(stackCode.react(other, asset)).toContain(
    '<EmberclutchAsset number="12" theme="dark" apiBase="https://api.example" />',
  );
  expect(stackCode.vue(site, asset)).toContain(
    '<template>\n  <emberclutch-asset number="12" theme="dark"></emberclutch-asset>\n</template>',
  );
  expect(stackCode.bundler(site, asset)).toContain(
    "Object.assign(element, { number: '12', theme: 'dark' });",
  );
  expect(stackCode.bundler(site, { tag: 'emberclutch-world', attributes: {} })).not.toContain('assign');
  expect(stackCode.federation(site, asset)).toContain("exposes: { './Example': './src/Example.jsx' }");
  for (const write of Object.values(stackCode)) expect(write(site, asset)).toContain('https://eggs.example');
});

it('asks on a server for elements that the site renders', () => {
  expect(serverCode(site, asset)).toBe(
    `const answer = await fetch('https://eggs.example/embed/v1/markup/asset?number=12&theme=dark');
const markup = answer.ok ? await answer.text() : '<emberclutch-asset number="12" theme="dark"></emberclutch-asset>';`,
  );
  expect(serverCode(site, { tag: 'emberclutch-world', attributes: {} })).toBeNull();
});

it('imports everything that a file uses', () => {
  expect(stackCode.vue(site, asset)).toContain("import vue from '@vitejs/plugin-vue';");
  expect(stackCode.federation(site, asset)).toContain(
    "import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';",
  );
});

it('escapes what was typed', () => {
  const attributes = { accent: `"}'</script>` };

  expect(stackCode.react(site, { ...asset, attributes })).toContain(`accent={'"}\\'</script>'}`);
  expect(stackCode.bundler(site, { ...asset, attributes })).toContain(`accent: '"}\\'</script>'`);
});
