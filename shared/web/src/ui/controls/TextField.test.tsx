import { screen } from '@testing-library/react';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { TextField } from './TextField.tsx';

it('the text field connects label, hint and error to its input, and announces the error', () => {
  renderInHost(<TextField label="E-mail" hint="We never show it." error="That is no address." />);

  const field = screen.getByLabelText('E-mail');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('That is no address. We never show it.');
  expect(screen.getByText('That is no address.').closest('[aria-live="polite"]')).not.toBeNull();
});
