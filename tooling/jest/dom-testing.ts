import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { maxSilenceMs } from './hang-limit.ts';

const { getElementError: describeWithDocument } = getConfig();

configure({
  // Nothing but this process works on what a test waits for: no machine needs as long.
  asyncUtilTimeout: maxSilenceMs / 20,
  // `findBy` and `waitFor` drop the errors of all attempts but the last, and print the document with that one.
  getElementError: (message, container) =>
    isTryingAgain() ? elementError(message) : describeWithDocument(message, container),
});

/** The library's own flag for the attempts, which its types leave out. */
function isTryingAgain(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

function elementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Each test begins in a new browser tab.
beforeEach(() => sessionStorage.clear());
