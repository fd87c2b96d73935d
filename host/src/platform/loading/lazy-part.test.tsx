import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { lazyPart } from './lazy-part.tsx';

it('is not there where its chunk is lost, and is asked for anew the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React tells of what a boundary has caught
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => <p>Here it is</p>);
  const onFailure = jest.fn();
  const Part = lazyPart(load, { fallback: <p>Lost</p>, onFailure });
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open
        </button>
        {isOpen && <Part />}
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
