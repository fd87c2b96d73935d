import { siteOriginOf } from './site-origin.ts';

it.each([
  ['https://wiki.example/page', 'https://wiki.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://wiki.localhost', 'http://wiki.localhost'],
  ['http://127.0.0.2:5173', 'http://127.0.0.2:5173'],
  ['http://[::1]:5173', 'http://[::1]:5173'],
  ['http://wiki.example', null],
  ['http://localhost.example', null],
  ['http://127.0.0.1.example', null],
  ['http://192.168.1.20', null],
  ['ftp://localhost', null],
  ['data:text/html,', null],
  ['wiki.example', null],
])('of %s is %s', (address, origin) => {
  expect(siteOriginOf(address)).toBe(origin);
});
