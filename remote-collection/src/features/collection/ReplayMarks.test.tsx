import { createEvent, fireEvent, screen } from '@testing-library/react';
import { aDragon, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { renderReplayMark, ReplayMarks } from './ReplayMarks.tsx';

it.each([
  ['Watch it arrive again', anEgg({ id: 12 })],
  ['Watch it hatch again', aDragon({ id: 12 })],
])('the replay mark navigates to the stage without loading a document: %s', async (title, asset) => {
  const { user, currentAddress } = renderInHost(<ReplayMarks>{renderReplayMark(asset)}</ReplayMarks>);

  await user.click(screen.getByTitle(title));

  expect(currentAddress()).toBe('/arrival/12');
});

it('the replay mark lets the browser open a new tab', () => {
  const { currentAddress } = renderInHost(<ReplayMarks>{renderReplayMark(anEgg({ id: 12 }))}</ReplayMarks>);
  const mark = screen.getByTitle('Watch it arrive again');
  const press = createEvent.click(mark, { ctrlKey: true });
  let isLeftToBrowser = false;
  // jsdom cannot navigate.
  document.addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );

  fireEvent(mark, press);

  expect(isLeftToBrowser).toBe(true);
  expect(currentAddress()).toBe('/');
});

it('the replay mark has no link for a gateway key', () => {
  expect(renderReplayMark(anEgg({ dragon: null }))).toBeNull();
});
