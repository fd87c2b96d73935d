import { render, screen } from '@testing-library/react';
import { SkippedCount } from './SkippedCount.tsx';

it('the note renders the status before it has text: screen readers do not announce a status that appears with its text', () => {
  const { rerender } = render(<SkippedCount skipped={0} of={50} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  rerender(<SkippedCount skipped={2} of={100} />);

  expect(status).toHaveTextContent(/2/);
  expect(screen.getByRole('status')).toBe(status);
});
