import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ShareButton } from './ShareButton.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it('the button hydrates without errors, and then offers the share dialog if the device has one', async () => {
  const button = <ShareButton title="Ash" path="/details/12" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(button);
  Object.assign(navigator, { share: jest.fn() });
  const onRecoverableError = jest.fn();

  await act(async () => hydrateRoot(container, button, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});
