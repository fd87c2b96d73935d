import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { PhotoMode } from './PhotoMode.tsx';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

beforeAll(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('photo mode says that a picture could not be made, saves a picture on a second press, and shares one', async () => {
  const picture = new Blob(['picture'], { type: 'image/png' });
  const pictures = [null, picture, picture];
  const saved: unknown[] = [];
  const share = jest.fn(async (_data: ShareData) => {});
  Object.assign(navigator, { canShare: () => true, share });
  Object.assign(URL, { createObjectURL: (content: Blob) => `blob:${saved.push(content)}` });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  // The members of a scene that photo mode uses.
  const scene = { showIn: () => {}, takeSnapshot: async () => pictures.shift() ?? null };
  const { user } = renderInHost(<Photo scene={scene as unknown as WorldScene} />);
  const save = await screen.findByRole('button', { name: 'Save picture' });

  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The picture could not be made/);
  expect(saved).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(saved).toEqual([picture]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Share picture' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: 'world.png', type: 'image/png' });
});

function Photo({ scene }: { scene: WorldScene }) {
  const home = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={home} />
      <PhotoMode scene={scene} home={home} isStill onClose={() => {}} />
    </>
  );
}
