/** @returns the error of the failed work, or an error that says that it did not fail */
export const catchFailure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('It did not fail.'),
    (failure: Error) => failure,
  );
