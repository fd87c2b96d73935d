import { addFailureDescription } from './guard-tests.ts';

const fail = async () => {
  throw new Error('The field is missing.');
};

it('the guard adds the content of the page to the error of a failed test', async () => {
  const error = await addFailureDescription(fail, async () => 'The page shows: Try again')().catch(
    (failure: unknown) => failure,
  );

  expect(error).toMatchObject({
    message: 'The field is missing.',
    stack: expect.stringMatching(/^Error: The field is missing\.[^]*\n\nThe page shows: Try again$/),
  });
});

it('the guard keeps the error of a test whose page cannot be described', async () => {
  const describe = async () => {
    throw new Error('The page is closed.');
  };

  const error = await addFailureDescription(fail, describe)().catch((failure: unknown) => failure);

  expect(error).toMatchObject({
    stack: expect.stringMatching(/missing\.[^]*Not described: .*page is closed/),
  });
});

it('the guard does not describe a test that passes', async () => {
  const describe = jest.fn(async () => '');

  await addFailureDescription(async () => undefined, describe)();

  expect(describe).not.toHaveBeenCalled();
});
