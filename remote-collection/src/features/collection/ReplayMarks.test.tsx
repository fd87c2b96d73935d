import { createEvent, fireEvent, screen } from '@testing-library/react';
import { aDragon, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { replayMark, ReplayMarks } from './ReplayMarks.tsx';

it.each([
  ['Watch it arrive again', anEgg({ id: 12 })],
  ['Watch it hatch again', aDragon({ id: 12 })],
])('leads to the stage without a new document: %s', async (title, asset) => {
  const { user, currentAddress } = renderInHost(<ReplayMarks>{replayMark(asset)}</ReplayMarks>);

  await user.click(screen.getByTitle(title));

  expect(currentAddress()).toBe('/arrival/12');
});

it('leaves a press for a new tab to the browser', () => {
  const { currentAddress } = renderInHost(<ReplayMarks>{replayMark(anEgg({ id: 12 }))}</ReplayMarks>);
  const mark = screen.getByTitle('Watch it arrive again');
  const press = createEvent.click(mark, { ctrlKey: true });
  let isLeft = false;
  // jsdom cannot navigate.
  document.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );

  fireEvent(mark, press);

  expect(isLeft).toBe(true);
  expect(currentAddress()).toBe('/');
});

it('offers nothing for a gateway key', () => {
  expect(replayMark(anEgg({ dragon: null }))).toBeNull();
});
