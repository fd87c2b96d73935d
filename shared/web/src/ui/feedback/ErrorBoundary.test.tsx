import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Garden({ path }: { path: string }) {
  if (path === '/moss') throw new Error('No moss');
  return <p>{`The garden at ${path}`}</p>;
}

const renderAt = (path: string) => (
  <ErrorBoundary resetKey={path} renderFailure={() => <p>The garden has failed</p>}>
    <Garden path={path} />
  </ErrorBoundary>
);

it('the boundary shows a failure until its key changes, even if the change of the key caused the failure', () => {
  // React logs every error that a boundary catches; here the error is deliberate.
  jest.spyOn(console, 'error').mockImplementation();
  const { rerender } = render(renderAt('/fern'));

  rerender(renderAt('/moss'));
  expect(screen.getByText('The garden has failed')).toBeVisible();
  rerender(renderAt('/moss'));
  expect(screen.getByText('The garden has failed')).toBeVisible();
  rerender(renderAt('/fern'));
  expect(screen.getByText('The garden at /fern')).toBeVisible();
});
