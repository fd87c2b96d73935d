import { screen, within } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { SlotFailure } from './SlotBoundary.tsx';

it('the failure is a page with a heading and the target of the skip link, and retries on a press and when the network is back', async () => {
  const handleRetry = jest.fn();
  const { user } = renderInHost(<SlotFailure name="garden" error={new Error('404')} onRetry={handleRetry} />);

  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'main');
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
  await user.click(within(main).getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(handleRetry).toHaveBeenCalledTimes(2);
});

it('the failure offers a reload if there is a new release', () => {
  const handleRetry = jest.fn();
  renderInHost(<SlotFailure name="garden" error={new NewReleaseError()} onRetry={handleRetry} />);

  expect(screen.getByRole('heading', { level: 1, name: 'A new edition is out' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(handleRetry).not.toHaveBeenCalled();
});
