import { writePageData } from '@emberclutch/web/testing/write-page-data.ts';
import { installScriptPolicy } from './install-script-policy.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

function installRules(scriptOrigins?: string[]): Rules {
  writePageData({ scriptOrigins });
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  installScriptPolicy();
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return rules;
}

it('the policy allows scripts only from the site and from the origins of its remotes', () => {
  const { createScriptURL } = installRules(['https://remotes.example']);
  const rejectedUrls = ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'];

  expect(createScriptURL('/host/1.0.0/shell.js')).toBe('/host/1.0.0/shell.js');
  expect(createScriptURL('https://remotes.example/a.js')).toBe('https://remotes.example/a.js');
  expect(rejectedUrls.map(createScriptURL)).toEqual(rejectedUrls.map(() => null));
});

it('the policy rejects markup that could run a script', () => {
  const { createHTML } = installRules();
  const rejectedMarkup = [
    '<script>x()</script>',
    '<img src=x onerror=x()>',
    '<svg><a href="javascript:x()">a</a></svg>',
    '<iframe src="/"></iframe>',
  ];

  for (const markup of [
    '<svg><path d="M0 0"/></svg>',
    '<p>What goes on = what is <a href="/news">new</a></p>',
  ])
    expect(createHTML(markup)).toBe(markup);
  expect(rejectedMarkup.map(createHTML)).toEqual(rejectedMarkup.map(() => null));
});
