import { readEdgeSettings } from './settings.ts';

const hatcheryToken = 'a-token-of-the-hatchery';
const platformToken = 'a-token-of-the-platform';

it.each([
  {
    setting: { RELEASE_TOKENS: `moss:hatchery:${hatcheryToken},moss:spawn:${platformToken}` },
    sentence: 'RELEASE_TOKENS has the name "moss" twice: each token needs its own.',
  },
  {
    setting: { RELEASE_TOKENS: `moss:hatchery:${hatcheryToken},fern:*:${hatcheryToken}` },
    sentence: 'RELEASE_TOKENS has the same token for "moss" and "fern".',
  },
  {
    setting: { RELEASE_TOKENS: `operator:*:${hatcheryToken}` },
    sentence: 'RELEASE_TOKENS cannot use the name "operator": it is the operator\'s.',
  },
  {
    setting: { PROVIDER_URL: 'http://localhost:4100,http://localhost:4101,http://localhost:4100/' },
    sentence: 'PROVIDER_URL has http://localhost:4100/ twice.',
  },
])('the edge refuses a list with an ambiguous entry: $sentence', ({ setting, sentence }) => {
  expect(() => readEdgeSettings({ ...setting })).toThrow(sentence);
});

it('the edge accepts two tokens of one team under two names, so that the team can replace its token', () => {
  const { releaseTokens } = readEdgeSettings({
    RELEASE_TOKENS: `moss:hatchery:${hatcheryToken}, moss-2:hatchery:${platformToken}`,
  });

  expect(releaseTokens.map(({ name }) => name)).toEqual(['moss', 'moss-2']);
});
