import { unansweredCall } from './unanswered-call.ts';

it.each([
  ['/v1/world/dragons', ['/v1/seasons/current'], '/v1/world/dragons'],
  ['/v1/world/dragons', ['/v1/world/dragons?since=1'], '/v1/world/dragons'],
  ['/v1/world/dragons', ['/v1/seasons/current', '/v1/world/dragons'], undefined],
  ['/v1/assets/:id', ['/v1/assets/12'], undefined],
  ['/v1/assets/:id/rank', ['/v1/assets/12'], '/v1/assets/:id/rank'],
  [undefined, [], undefined],
])('leaves %s to the browser of a page that was rendered from %j: %s', (firstCall, paths, left) => {
  expect(unansweredCall(firstCall === undefined ? {} : { firstCall }, paths)).toBe(left);
});
