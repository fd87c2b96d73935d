import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PictureChoice } from './PictureChoice.tsx';

const medias = (['hatched', 'hatching', 'sealed'] as const).map((shows) => ({
  kind: 'dragon',
  url: `/pictures/${shows}.svg`,
  mimeType: 'image/svg+xml',
  shows,
}));

it('the HTML of a page omits small pictures, which would compete with the large one', async () => {
  const choice = <PictureChoice medias={medias} current="/pictures/hatched.svg" onChoice={jest.fn()} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(choice);
  expect(screen.getAllByRole('presentation')).toHaveLength(1);

  await act(async () => hydrateRoot(container, choice));

  expect(screen.getAllByRole('presentation')).toHaveLength(medias.length);
});
