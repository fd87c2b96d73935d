import { render, screen } from '@testing-library/react';
import { SkippedCount } from './SkippedCount.tsx';

it('the note renders its status before it has text, because screen readers do not announce a status that appears with its text', () => {
  const { rerender } = render(<SkippedCount skipped={0} total={50} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  rerender(<SkippedCount skipped={2} total={100} />);

  expect(status).toHaveTextContent(/2/);
  expect(screen.getByRole('status')).toBe(status);
});
