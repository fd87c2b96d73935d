import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInHost } from '../../../testing/render-in-host.tsx';
import { assetFacets } from './asset-facets.ts';
import { FilterBar, useListFilter } from './FilterBar.tsx';
import { readListFilter } from './list-filter.ts';
import type { FacetCounts, ListFilter, ListFilterConfig } from './list-filter.ts';

const config: ListFilterConfig = {
  facets: [assetFacets.house, assetFacets.season, assetFacets.golden],
  orders: [
    { value: 'newest', label: 'Newest first' },
    { value: 'rarest', label: 'Rarest first' },
  ],
  searchLabel: 'Search by name',
};

function FilteredList({ counts }: { counts?: FacetCounts }) {
  const { filter, onChange } = useListFilter(config);
  return (
    <>
      <FilterBar config={config} filter={filter} counts={counts} onChange={onChange} />
      <output>{JSON.stringify(filter)}</output>
    </>
  );
}

/** Holds back the next frames. @returns a function that paints them */
function holdFrames(): () => void {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  return () => {
    jest.restoreAllMocks();
    act(() => frames.forEach((frame) => frame(0)));
  };
}

it('the bar reads the address, and ignores but keeps unknown parameters', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList />, {
    path: '/list?house=FIRE&house=moon&order=oldest&q=%20ash%20&view=list',
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    '{"term":"ash","order":"newest","facetValues":{"house":["fire"]}}',
  );

  await user.selectOptions(screen.getByLabelText('Order'), 'Rarest first');

  await waitFor(() => expect(currentAddress()).toBe('/list?view=list&house=fire&q=ash&order=rarest'));
});

it('the bar adds a choice to one that the list does not show yet', async () => {
  const requestedFilters: ListFilter[] = [];
  const filter = readListFilter(new URLSearchParams(), config);
  const { user } = renderInHost(
    <FilterBar config={config} filter={filter} onChange={(next) => requestedFilters.push(next)} />,
  );

  await user.click(screen.getByRole('button', { name: 'House' }));
  await user.click(screen.getByRole('checkbox', { name: /^Fire/ }));
  await waitFor(() => expect(requestedFilters).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Order'), 'Rarest first');
  await waitFor(() => expect(requestedFilters).toHaveLength(2));

  expect(requestedFilters.at(-1)).toMatchObject({ order: 'rarest', facetValues: { house: ['fire'] } });
});

it('the bar opens a facet, checks several values and closes on Esc with the focus on its button', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList counts={{ house: { fire: 1_200, air: 0 } }} />);
  const opener = screen.getByRole('button', { name: 'House' });
  expect(screen.queryByRole('group', { name: 'House' })).not.toBeInTheDocument();

  await user.click(opener);
  await user.click(screen.getByRole('checkbox', { name: 'Fire 1,200' }));
  await user.click(screen.getByRole('checkbox', { name: 'Air 0' }));
  await user.keyboard('{Escape}');

  expect(await screen.findByRole('button', { name: 'House (2)', expanded: false })).toHaveFocus();
  await waitFor(() => expect(currentAddress()).toBe('/?house=fire&house=air'));
});

it('the bar closes the sheet of a phone on Esc with the focus on its button, even from a facet in it', async () => {
  const { user } = renderInHost(<FilteredList />);
  const toggle = screen.getByRole('button', { name: 'Filters', hidden: true });
  // The window of component tests is wider than a phone.
  toggle.parentElement?.style.setProperty('display', 'block');
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'House' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fire' }));

  await user.keyboard('{Escape}');

  expect(await screen.findByRole('button', { name: 'Filters (1)', expanded: false })).toHaveFocus();
});

it('the bar paints a press in its checkbox first, and then in the rest of the bar', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList />);
  const paint = holdFrames();

  await user.click(screen.getByRole('checkbox', { name: 'Golden only' }));
  await user.click(screen.getByRole('button', { name: 'House' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fire' }));

  expect(screen.getByRole('checkbox', { name: 'Fire' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Golden only' })).toBeChecked();
  expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();

  paint();

  const chips = await screen.findByRole('list', { name: 'Filters in use' });
  await waitFor(() => expect(within(chips).getAllByRole('button')).toHaveLength(2));
  await waitFor(() => expect(currentAddress()).toBe('/?house=fire&golden=true'));
});

it('the bar first paints a pressed chip as removed, and then removes its filter', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList />, {
    path: '/?house=fire&house=air&golden=true',
  });
  const paint = holdFrames();
  const fire = screen.getByRole('button', { name: 'Remove filter: House: Fire' });

  await user.click(fire);
  await user.click(fire);
  await user.click(screen.getByRole('button', { name: 'Remove filter: Golden only' }));

  expect(fire).toHaveAttribute('data-removed');
  expect(screen.getByRole('checkbox', { name: 'Golden only' })).toBeChecked();

  paint();

  await waitFor(() => expect(fire).not.toBeInTheDocument());
  await waitFor(() => expect(currentAddress()).toBe('/?house=air'));
  expect(screen.getByRole('button', { name: 'Remove filter: House: Air' })).toHaveFocus();
});

it('the bar removes one filter after another by its chip, and keeps the focus on the chips', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList />, {
    path: '/?house=fire&season=earth&golden=true',
  });

  await user.click(screen.getByRole('button', { name: 'Remove filter: House: Fire' }));
  const next = screen.getByRole('button', { name: 'Remove filter: Spawned in: Earth' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.keyboard('{Enter}');
  const last = screen.getByRole('button', { name: 'Remove filter: Golden only' });
  await waitFor(() => expect(last).toHaveFocus());
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('group', { name: 'Narrow the list' })).toHaveFocus());
  expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
  await waitFor(() => expect(currentAddress()).toBe('/'));
});

it('the bar clears everything but the order', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList />, {
    path: '/?house=fire&q=ash&order=rarest',
  });

  await user.click(screen.getByRole('button', { name: 'Clear all' }));

  await waitFor(() => expect(currentAddress()).toBe('/?order=rarest'));
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
});

it('the bar searches once typing pauses, with spaces kept in the field', async () => {
  const { user, currentAddress } = renderInHost(<FilteredList />, { path: '/?house=fire' });
  const field = screen.getByRole('searchbox', { name: 'Search by name' });

  await user.type(field, 'ash ');

  expect(currentAddress()).toBe('/?house=fire');
  await waitFor(() => expect(currentAddress()).toBe('/?house=fire&q=ash'));
  expect(field).toHaveValue('ash ');
  await user.type(field, 'b{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/?house=fire&q=ash+b'));
});

it('the bar hides a facet without results, unless it is in use', () => {
  const counts = { house: { fire: 0, air: 0 }, season: { earth: 0 }, golden: { true: 3 } };
  renderInHost(<FilteredList counts={counts} />, { path: '/?season=earth' });

  expect(screen.queryByRole('button', { name: 'House' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Spawned in (1)' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Golden only 3' })).toBeVisible();
});

it('the bar keeps a switch without results, and all facets of an empty list', () => {
  const { unmount } = renderInHost(
    <FilteredList counts={{ house: { fire: 3, air: 0 }, season: { earth: 0 }, golden: { true: 0 } }} />,
    { path: '/' },
  );
  expect(screen.getByRole('checkbox', { name: 'Golden only 0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spawned in' })).not.toBeInTheDocument();
  unmount();

  const emptyCounts = { house: { fire: 0, air: 0 }, season: { earth: 0 }, golden: { true: 0 } };
  renderInHost(<FilteredList counts={emptyCounts} />, { path: '/' });

  expect(screen.getByRole('button', { name: 'House' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spawned in' })).toBeVisible();
});
