import { screen, waitFor } from '@testing-library/react';
import { createSpecimen } from '@emberclutch/art/testing/specimen.ts';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SpecimenPicture } from './PicturePanel.tsx';

jest.mock('./SpecimenDrawing.tsx', () => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
});

it("the panel keeps the provider's picture if the drawing of a specimen cannot be loaded", async () => {
  const highlight = { gene: null, pinned: null, preview: jest.fn(), togglePin: jest.fn() };
  const { user } = renderInHost(
    <SpecimenPicture asset={aDragon()} genome={createSpecimen('moss')} highlight={highlight} />,
  );
  const picture = screen.getByRole('img', { name: /dragon of the house of/ });

  await user.hover(picture);
  const loadingPicture = picture.querySelector('img');
  await waitFor(() => expect(loadingPicture).not.toBeInTheDocument());

  expect(picture).toBeInTheDocument();
  expect(picture.querySelector('img')).toBeVisible();
});
