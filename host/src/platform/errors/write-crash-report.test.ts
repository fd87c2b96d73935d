import { siteAtom, store } from '@emberclutch/web/state';
import { writeCrashReport } from './write-crash-report.ts';

const at = new Date(Date.UTC(2031, 3, 1, 12, 30));
const readMessage = (error: unknown) =>
  /^Message: (.*)$/m.exec(writeCrashReport(error, '/details/7', at))?.[1];

it('the report contains release, path, message and time', () => {
  store.set(siteAtom, (site) => ({ ...site, release: '2.0.0-0a1b2c3d4e' }));
  expect(writeCrashReport(new TypeError('egg is undefined'), '/details/7', at)).toBe(
    [
      'Release: 2.0.0-0a1b2c3d4e',
      'Path: /details/7',
      'Message: TypeError: egg is undefined',
      'Time: 2031-04-01T12:30:00.000Z',
    ].join('\n'),
  );
});

it.each([
  ['No session 3f9a0c1be2d84476a1f0c9d2 here', 'Error: No session […] here'],
  ['Bearer eyJhbGciOi.J9eyJzdWIiOiIx.2MzQ1 refused', 'Error: Bearer […] refused'],
  ['wren@example.org is unknown', 'Error: [e-mail] is unknown'],
  ['/verify?code=12345678 failed', 'Error: /verify?[…] failed'],
  ['Loading chunk pages-about failed', 'Error: Loading chunk pages-about failed'],
])('the report redacts secrets: %s', (message, expected) => {
  expect(readMessage(new Error(message))).toBe(expected);
});

it.each([
  ['a word', 'a word'],
  [null, 'null'],
  [undefined, 'undefined'],
])('the report accepts any thrown value: %p', (thrown, expected) => {
  expect(readMessage(thrown)).toBe(expected);
});

it('the report limits the message to 500 characters', () => {
  expect(readMessage(new Error('so long '.repeat(500)))).toHaveLength(500);
});
