import { screen } from '@testing-library/react';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { Spinner } from './Spinner.tsx';

it.each(['full', 'compact', 'inline'] as const)('names the part that loads: %s', (size) => {
  renderInHost(<Spinner size={size} label="Turning the page" />);

  expect(screen.getByRole('status')).toHaveTextContent('Turning the page');
});

it('is decorative without a label', () => {
  const { container } = renderInHost(<Spinner size="inline" />);

  expect(screen.queryByRole('status')).toBeNull();
  expect(container.querySelector('svg')?.parentElement).toHaveAttribute('aria-hidden', 'true');
});
