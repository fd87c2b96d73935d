import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { maxSilenceMs } from './hang-limit.ts';

const { getElementError: describeWithDocument } = getConfig();

configure({
  // Longer than any machine needs, because only this process does the work that a test waits for.
  asyncUtilTimeout: maxSilenceMs / 20,
  // `findBy` and `waitFor` drop the errors of all attempts except the last, and print the document only with that one.
  getElementError: (message, container) =>
    isTryingAgain() ? elementError(message) : describeWithDocument(message, container),
});

/** Reads a flag of the library for its attempts, which is missing in its types. */
function isTryingAgain(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

function elementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Each test begins in a new browser tab.
beforeEach(() => sessionStorage.clear());
