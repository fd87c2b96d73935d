import { ApiError } from '@emberclutch/web/api/api-error.ts';
import { markLogged, reportCaught } from './report-caught.ts';

const reportSpy = jest.fn();

beforeEach(() => Object.assign(globalThis, { reportError: reportSpy }));

it('the host reports a bug once', () => {
  const bug = new TypeError('egg is undefined');

  reportCaught(bug);

  expect(reportSpy.mock.calls).toEqual([[bug]]);
});

it('the host does not report network failures that the browser has logged', () => {
  const chunkError = new Error('Loading chunk 7 failed');
  markLogged(chunkError);

  reportCaught(chunkError);
  reportCaught(new ApiError('offline', 0));
  reportCaught(Object.assign(new Error('Loading chunk 515 failed'), { name: 'ChunkLoadError' }));

  expect(reportSpy).not.toHaveBeenCalled();
});
