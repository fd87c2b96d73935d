import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError: describeWithDocument } = getConfig();

configure({
  // Long enough for a machine that runs more than these tests. The default of one second is not.
  asyncUtilTimeout: 15_000,
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
