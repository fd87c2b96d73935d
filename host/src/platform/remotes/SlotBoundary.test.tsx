import { screen } from '@testing-library/react';
import { ApiError } from '@emberclutch/web/api/api-error.ts';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SlotBoundary } from './SlotBoundary.tsx';

/** @param error that the page throws during rendering */
function renderSlot(error: Error) {
  // React logs every error that a boundary catches; here the error is deliberate.
  jest.spyOn(console, 'error').mockImplementation();
  function Garden(): never {
    throw error;
  }
  return renderInHost(
    <SlotBoundary pathname="/garden" name="garden" onRetry={() => undefined}>
      <Garden />
    </SlotBoundary>,
  );
}

it('the boundary shows the crash screen with a report if a page throws', () => {
  renderSlot(new TypeError('plants is undefined'));

  expect(screen.getByRole('heading', { level: 1, name: 'The Dragons Are Restless' })).toBeVisible();
  expect(screen.getByText(/Path: \/garden\s+Message: TypeError: plants is undefined/)).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it.each([
  new ApiError('offline', 0),
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
])('the boundary offers Retry if a page could not be loaded: %s', (error) => {
  renderSlot(error);

  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
