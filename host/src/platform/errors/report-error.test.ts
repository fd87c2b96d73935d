import { ApiError } from '@emberclutch/shared/api/api-error';
import { markReported, reportCaught } from './report-error.ts';

const reported = jest.fn();

beforeEach(() => Object.assign(globalThis, { reportError: reported }));

it('writes a fault of ours once', () => {
  const fault = new TypeError('egg is undefined');

  reportCaught(fault);

  expect(reported.mock.calls).toEqual([[fault]]);
});

it('does not repeat what the browser has said of the network', () => {
  const lost = new Error('Loading chunk 7 failed');
  markReported(lost);

  reportCaught(lost);
  reportCaught(new ApiError('offline', 0));
  reportCaught(Object.assign(new Error('Loading chunk 515 failed'), { name: 'ChunkLoadError' }));

  expect(reported).not.toHaveBeenCalled();
});
