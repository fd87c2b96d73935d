import { screen } from '@testing-library/react';
import { currentComparedIds } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aGatewayKey, anEgg, aProblem } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { DragonCard } from './DragonCard.tsx';
import { SelectedDragon } from './WorldList.tsx';

const handleFollow = jest.fn();
const card = (
  <DragonCard id={77} scene={null} isFollowing={false} onFollow={handleFollow} onClose={() => {}} />
);

it.each([card, <SelectedDragon key="list" id={77} onChange={() => {}} />])(
  'the view says when to retry a dragon that could not be loaded',
  async (selected) => {
    const headers = { 'retry-after': '40' };
    api.use(http.get('*/v1/assets/77', () => HttpResponse.json({}, { status: 429, headers })));
    renderInHost(selected);

    expect(
      await screen.findByText('This dragon could not be loaded just now. Try again in 40 seconds.'),
    ).toBeVisible();
  },
);

it('the card of a dragon links to details, selects the dragon to compare, and follows the dragon', async () => {
  api.use(http.get('*/v1/assets/77', () => HttpResponse.json(aDragon({ id: 77 }))));
  const { user } = renderInHost(card);
  expect(await screen.findByRole('heading', { name: 'Ashwing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open details' })).toHaveAttribute('href', '/details/77');

  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('button', { name: 'Compare', pressed: true })).toBeVisible();
  expect(currentComparedIds()).toEqual([77]);

  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(handleFollow).toHaveBeenCalledTimes(1);
});

const views = [
  ['card', card],
  ['row', <SelectedDragon key="list" id={77} onChange={() => {}} />],
] as const;

it.each(
  views.flatMap(([how, element]) => [
    {
      how,
      element,
      what: 'an egg',
      response: HttpResponse.json(anEgg({ id: 77 })),
      message: /^An egg is not on/,
      links: 1,
    },
    {
      how,
      element,
      what: 'a key',
      response: HttpResponse.json(aGatewayKey({ id: 77 })),
      message: /^A gateway key is not/,
      links: 1,
    },
    {
      how,
      element,
      what: 'no asset',
      response: HttpResponse.json(aProblem(), { status: 404 }),
      message: /^Nothing in this hatchery/,
      links: 0,
    },
  ]),
)('the $how of $what offers only the possible actions', async ({ element, response, message, links }) => {
  api.use(http.get('*/v1/assets/77', () => response));
  renderInHost(element);

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Follow|Show on the map)$/ })).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Open details' })).toHaveLength(links);
});
