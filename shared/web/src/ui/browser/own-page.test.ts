import { enableEmbedMode } from '@emberclutch/web/state';
import { findFocusedElement } from './find-focused-element.ts';
import { ownPage } from './own-page.ts';

it('the client scrolls and measures our own page, but not a page that embeds us', () => {
  const moves: unknown[] = [];
  jest.spyOn(window, 'scrollBy').mockImplementation((...args: unknown[]) => void moves.push(args));
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void moves.push(args));
  Object.assign(window, { scrollY: 120 });
  document.documentElement.style.scrollPaddingTop = '70px';
  const heading = Object.assign(document.createElement('h1'), {
    scrollIntoView: () => moves.push('heading'),
  });
  const moveAll = () => {
    ownPage.scrollBy(5);
    ownPage.scrollTo(0);
    ownPage.scrollToElement(heading);
    return [ownPage.readOffset(), ownPage.readCoveredHeight()];
  };

  expect(moveAll()).toEqual([120, 70]);
  expect(moves).toEqual([[{ top: 5, behavior: 'auto' }], [0, 0], 'heading']);

  enableEmbedMode('https://api.example');
  moves.length = 0;
  expect(moveAll()).toEqual([0, 0]);
  expect(moves).toEqual([]);
});

it('the client finds the focus in the shadow root of an embed', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const innerButton = shadow.appendChild(document.createElement('button'));
  const outerButton = document.body.appendChild(document.createElement('button'));

  innerButton.focus();
  expect(findFocusedElement(innerButton)).toBe(innerButton);
  outerButton.focus();
  expect(findFocusedElement(innerButton)).toBeNull();
  expect(findFocusedElement(outerButton)).toBe(outerButton);
});
