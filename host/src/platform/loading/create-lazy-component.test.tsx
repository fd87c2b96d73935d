import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { createLazyComponent } from './create-lazy-component.tsx';

it('the component renders its fallback when the chunk fails to load, and loads it again on the next mount', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs every error that a boundary catches
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => <p>Here it is</p>);
  const onFailure = jest.fn();
  const Component = createLazyComponent(load, { fallback: <p>Lost</p>, onFailure });
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Open
        </button>
        {isOpen && <Component />}
      </>
    );
  }
  const { user } = renderInHost(<Opener />);
  const button = screen.getByRole('button', { name: 'Open' });

  await user.click(button);
  expect(await screen.findByText('Lost')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  await user.dblClick(button);

  expect(await screen.findByText('Here it is')).toBeVisible();
});
