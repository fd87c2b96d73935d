/** @returns the error with which the work fails, or an error that says that it did not fail */
export const catchFailure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('It did not fail.'),
    (failure: Error) => failure,
  );
