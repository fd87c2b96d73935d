import { render, screen } from '@testing-library/react';
import { SkippedCount } from './SkippedCount.tsx';

it('is a status before it has words: screen readers do not announce one that appears with them', () => {
  const { rerender } = render(<SkippedCount skipped={0} of={50} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  rerender(<SkippedCount skipped={2} of={100} />);

  expect(status).toHaveTextContent(/2/);
  expect(screen.getByRole('status')).toBe(status);
});
