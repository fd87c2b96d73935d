import { readAudience } from './read-audience.ts';

it('the command reads the share of a canary, a preview, or a release to all visitors', () => {
  expect(readAudience({ canary: '5%', preview: false })).toEqual({ share: 5 });
  expect(readAudience({ canary: '0.5', preview: false })).toEqual({ share: 0.5 });
  expect(readAudience({ canary: undefined, preview: true })).toEqual({ share: null });
  expect(readAudience({ canary: undefined, preview: false })).toBeNull();
});

it.each(['0%', '101%', '0.05%', 'half', ''])('the command refuses the share "%s"', (canary) => {
  expect(() => readAudience({ canary, preview: false })).toThrow('--canary takes a percentage');
});
