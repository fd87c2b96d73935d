import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { maxSilenceMs } from './hang-limit.ts';

const { getElementError: describeWithDocument } = getConfig();

configure({
  // Longer than any machine needs, because a test waits only for work of its own process.
  asyncUtilTimeout: maxSilenceMs / 20,
  // `findBy` and `waitFor` drop the errors of all attempts except the last, and print the document only with the last.
  getElementError: (message, container) =>
    isIntermediateAttempt() ? createElementError(message) : describeWithDocument(message, container),
});

/** Reads a flag that the library sets during attempts. Its types lack the flag. */
function isIntermediateAttempt(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

function createElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Each test begins in a new browser tab.
beforeEach(() => sessionStorage.clear());
