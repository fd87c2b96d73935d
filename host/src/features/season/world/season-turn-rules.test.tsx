import { render } from '@testing-library/react';
import { SeasonTurn, SeasonTurnRules } from './SeasonTurn.tsx';

const rulesInPage = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

it('needs no new rules when the season turns', () => {
  render(<SeasonTurnRules />);
  const before = rulesInPage();

  const scene = { key: 'FIRE 3', sky: '<svg></svg>', land: '<svg></svg>', stars: '<svg></svg>' };
  render(<SeasonTurn season="FIRE" title="Fire III" scene={scene} onEnd={() => {}} />);

  expect(document.querySelector('[data-season-turn]')).toBeVisible();
  expect(before).not.toEqual([]);
  expect(rulesInPage()).toEqual(before);
});
