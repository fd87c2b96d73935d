import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';

function CrashingComponent(): never {
  throw new Error('The egg is too hot');
}

function renderCrash() {
  // React logs every error that a boundary catches; here the error is deliberate.
  jest.spyOn(console, 'error').mockImplementation();
  return renderInHost(
    <CrashBoundary>
      <CrashingComponent />
    </CrashBoundary>,
  );
}

it('the boundary shows the crash screen with a reload, a home button, and a report that can be copied', async () => {
  const { user } = renderCrash();
  expect(screen.getByRole('heading', { name: 'The Dragons Are Restless' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore Connection' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return Home' })).toBeVisible();
  await user.click(screen.getByText('What to tell us'));
  expect(screen.getByText(/Message: Error: The egg is too hot/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Copy the report' }));

  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(
    /^Release: unknown\nPath: \/\nMessage: Error: The egg is too hot\nTime: \d{4}-/,
  );
});

it.each([
  [
    'denied',
    () =>
      jest
        .spyOn(navigator.clipboard, 'writeText')
        .mockRejectedValue(new DOMException('No', 'NotAllowedError')),
  ],
  // As in a page without HTTPS.
  ['missing', () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
])('the boundary selects the report when the clipboard is %s', async (_how, removeClipboard) => {
  const { user } = renderCrash();
  removeClipboard();
  await user.click(screen.getByText('What to tell us'));

  await user.click(screen.getByRole('button', { name: 'Copy the report' }));

  expect(await screen.findByText(/The report is selected/)).toBeVisible();
  expect(getSelection()?.toString()).toContain('Message: Error: The egg is too hot');
});
