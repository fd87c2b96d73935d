import { createRequestIds } from './create-request-ids.ts';

const generatedId = /^[\da-f]{8}-[\da-z]+$/;

it('the server accepts the id of a proxy in front, but not an invalid one, which a client may have sent to fill the log', () => {
  const createId = createRequestIds({ trustsRequestIds: true });

  expect(createId({ headers: { 'x-request-id': '686f55bb-8' } })).toBe('686f55bb-8');
  for (const sentId of ['', 'x'.repeat(65), 'a b', 'a\u00ff', '<script>'])
    expect(createId({ headers: { 'x-request-id': sentId } })).toMatch(generatedId);
});

it('the server creates the id itself if no proxy is in front', () => {
  const createId = createRequestIds({ trustsRequestIds: false });
  const headers = { 'x-request-id': '686f55bb-8' };

  const ids = [createId({ headers }), createId({ headers })];

  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(generatedId);
});
