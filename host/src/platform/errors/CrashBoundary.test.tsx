import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { CrashBoundary } from './CrashBoundary.tsx';

function Restless(): never {
  throw new Error('The egg is too hot');
}

function renderCrash() {
  // React reports what a boundary has caught; here that is what we are about.
  jest.spyOn(console, 'error').mockImplementation();
  return renderInHost(
    <CrashBoundary>
      <Restless />
    </CrashBoundary>,
  );
}

it('says that the dragons are restless, and offers two ways out', () => {
  renderCrash();

  expect(screen.getByRole('heading', { name: 'The Dragons Are Restless' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore Connection' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return Home' })).toBeVisible();
});

it('has a report that can be copied', async () => {
  const { user } = renderCrash();
  await user.click(screen.getByText('What to tell us'));
  expect(screen.getByText(/Message: Error: The egg is too hot/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Copy the report' }));

  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(
    /^Version: 1\.8\.4\nPath: \/\nMessage: Error: The egg is too hot\nTime: \d{4}-/,
  );
});

it('does not pretend to have copied where the clipboard is refused', async () => {
  const { user } = renderCrash();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await user.click(screen.getByText('What to tell us'));

  await user.click(screen.getByRole('button', { name: 'Copy the report' }));

  expect(screen.queryByText('Copied')).toBeNull();
});

it('shows the page where nothing has crashed', () => {
  renderInHost(
    <CrashBoundary>
      <p>All is calm</p>
    </CrashBoundary>,
  );

  expect(screen.getByText('All is calm')).toBeVisible();
});
