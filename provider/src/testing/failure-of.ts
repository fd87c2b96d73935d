/** @returns the error with which some work fails, or an error that says that it did not */
export const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('It did not fail.'),
    (failure: Error) => failure,
  );
