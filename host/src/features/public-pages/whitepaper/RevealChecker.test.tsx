import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { example } from './check-reveal.ts';
import { RevealChecker } from './RevealChecker.tsx';

const getField = (name: string) => screen.getByRole('textbox', { name });

async function check(changes: Record<string, string> = {}) {
  const { user } = renderInHost(<RevealChecker />);
  for (const [name, text] of Object.entries(changes)) {
    await user.clear(getField(name));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

it('the checker accepts the example, and shows its egg', async () => {
  await check();

  expect(await screen.findByText(/The fingerprint fits/)).toBeVisible();
  expect(screen.getByText(/The genome fits: this egg was drawn/)).toBeVisible();
  expect(await screen.findByRole('img', { name: /^A sealed dragon egg of the house of/ })).toBeVisible();
});

it('the checker rejects a secret that does not match the fingerprint', async () => {
  await check({ 'Secret of the cycle': `ff${example.secret.slice(2)}` });

  expect(await screen.findByText(/The fingerprint does not fit/)).toBeVisible();
  expect(screen.getByText(/The genome does not fit/)).toBeVisible();
});

it('the checker computes the genome if its field is empty, and normalizes the numbers', async () => {
  await check({ 'Genome the guide shows': '', 'Number of the egg': 'No. 1 234' });

  expect(await screen.findByText(/This is the genome that the egg must have/)).toBeVisible();
  expect(screen.getByText(example.genome)).toBeVisible();
});

it('the checker marks the invalid fields', async () => {
  await check({ 'Number of the cycle': 'the first', 'Secret of the cycle': 'abc' });

  expect(getField('Number of the cycle')).toBeInvalid();
  expect(getField('Secret of the cycle')).toHaveAccessibleDescription(/64 digits/);
  expect(screen.queryByText(/fingerprint fits/)).toBeNull();
});

describe('egg look-up', () => {
  const draw = {
    cycleId: 7,
    message: '7:12',
    secretHash: example.commitment,
    secret: example.secret,
  };
  const report = { id: 12, genome: example.genome, genes: [], unmapped: [], draw };

  async function lookUp(answer: object, status = 200) {
    api.use(http.get('*/v1/genomes/12', () => HttpResponse.json(answer, { status })));
    const { user } = renderInHost(<RevealChecker />);
    await user.click(getField('Egg or dragon No.'));
    await user.paste('No. 12');
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    return user;
  }

  it('the checker fills the form with the reveal, which is then checked in the browser', async () => {
    const user = await lookUp(report);
    await waitFor(() => expect(getField('Number of the cycle')).toHaveValue('7'));

    await user.click(screen.getByRole('button', { name: 'Check' }));

    expect(await screen.findByText(/The fingerprint fits/)).toBeVisible();
    expect(screen.getByText(/The genome does not fit/)).toBeVisible();
  });

  it.each([
    [
      'its cycle is still open',
      { ...report, genome: null, draw: { ...draw, secret: null } },
      200,
      /Cycle 7 has not published/,
    ],
    ['it belongs to no cycle', { ...report, draw: null }, 200, /nobody can check it/],
    ['it does not exist', { code: 'not_found', title: 'Not found' }, 404, /no egg with this number/],
  ])('the checker explains why the egg cannot be checked if %s', async (_case, answer, status, message) => {
    await lookUp(answer, status);

    expect(await screen.findByText(message)).toBeVisible();
  });
});
