import { screen, waitFor } from '@testing-library/react';
import { specimen } from '@emberclutch/art/testing/specimen.ts';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SpecimenPicture } from './PicturePanel.tsx';

jest.mock('./SpecimenDrawing.tsx', () => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
});

it("keeps the provider's picture if the drawing of a specimen cannot be loaded", async () => {
  const highlight = {
    gene: null,
    pinned: null,
    preview: jest.fn(),
    togglePin: jest.fn(),
    scrollTo: jest.fn(),
  };
  const { user } = renderInHost(
    <SpecimenPicture asset={aDragon()} genome={specimen('moss')} highlight={highlight} />,
  );
  const picture = screen.getByRole('img', { name: /dragon of the house of/ });

  await user.hover(picture);
  const whileLoading = picture.querySelector('img');
  await waitFor(() => expect(whileLoading).not.toBeInTheDocument());

  expect(picture).toBeInTheDocument();
  expect(picture.querySelector('img')).toBeVisible();
});
