import { findSeriousViolationsByTheme } from './axe-violations.ts';
import { setUpBrowser } from './test-browser.ts';

const { openPage } = setUpBrowser();

/** A page that follows the system's theme and has faults: text too pale in one theme, and a link that only color distinguishes. */
const faultyPage = `<!doctype html><html lang="en"><title>Faults</title><style>
  body { background: white; color: black } .dark body { background: black; color: white }
  a { color: #333; text-decoration: none } .dark a { color: #ccc }
  #light { color: #bbb } .dark #light { color: white }
  #dark { color: black } .dark #dark { color: #444 }
</style><main><h1>Faults</h1><p id="light">Pale in the light</p><p id="dark">Pale in the dark</p>
<p>Words <a href="/">and a link</a> in a sentence.</p><img src="data:," id="unnamed"></main><script>
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark', dark.matches);
  dark.onchange = follow;
  follow();
</script></html>`;

it('the check reports color faults in the theme that has them, and other faults only once', async () => {
  const page = await openPage();
  await page.setContent(faultyPage);

  const { light, dark } = await findSeriousViolationsByTheme(page);

  const listRules = (violations: string[]) =>
    violations.map((violation) => violation.split(' ').slice(1, 3).join(' ').replace(/:$/, ''));
  expect(listRules(light).toSorted()).toEqual([
    'color-contrast #light',
    'image-alt #unnamed',
    'link-in-text-block a',
  ]);
  expect(listRules(dark).toSorted()).toEqual(['color-contrast #dark', 'link-in-text-block a']);
});
