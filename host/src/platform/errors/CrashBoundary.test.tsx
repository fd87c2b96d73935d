import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';

function CrashingComponent(): never {
  throw new Error('The egg is too hot');
}

it('the boundary shows the crash screen with a reload, a home button, and a report', async () => {
  // React logs every error that a boundary catches; here the error is deliberate.
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderInHost(
    <CrashBoundary>
      <CrashingComponent />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'The Dragons Are Restless' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore Connection' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return Home' })).toBeVisible();

  await user.click(screen.getByText('What to tell us'));

  expect(screen.getByText(/^Release: unknown/).textContent).toMatch(
    /^Release: unknown\nPath: \/\nMessage: Error: The egg is too hot\nTime: \d{4}-/,
  );
});
