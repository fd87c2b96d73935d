import { Component } from 'react';
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/render-in-host.tsx';
import { useMissingChunks } from './use-missing-chunks.ts';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p>Caught</p> : this.props.children;
  }
}

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function Buttons() {
  const handleError = useMissingChunks();
  return (
    <>
      <button type="button" onClick={() => handleError(chunkError)}>
        Chunk
      </button>
      <button type="button" onClick={() => handleError(new Error('Refused'))}>
        Other
      </button>
    </>
  );
}

const renderButtons = () =>
  renderInHost(
    <Boundary>
      <Buttons />
    </Boundary>,
  );

it('the hook passes the first missing chunk to the boundary, and leaves other errors to the caller', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs every error that a boundary catches
  const { user, unmount } = renderButtons();
  const onLineSpy = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: 'Chunk' }));
  expect(screen.queryByText('Caught')).toBeNull();

  onLineSpy.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Chunk' }));
  expect(screen.getByText('Caught')).toBeVisible();

  unmount();
  renderButtons();
  await user.click(screen.getByRole('button', { name: 'Chunk' }));
  expect(screen.queryByText('Caught')).toBeNull();
});
