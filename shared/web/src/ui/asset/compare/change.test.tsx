import { act, screen, waitFor } from '@testing-library/react';
import { changeComparedIds, currentComparedIds, endCompareMode } from '@emberclutch/web/state';
import {
  answerAllAssets,
  readColumnNames,
  List,
  openComparison,
  matchWords,
} from '../../../testing/comparison.tsx';
import { renderInHost } from '../../../testing/render-in-host.tsx';

beforeEach(answerAllAssets);
afterEach(() => endCompareMode());

describe('the columns', () => {
  it('the comparison removes a column', async () => {
    const { user, currentAddress } = await openComparison('12,77,3');

    await user.click(screen.getByRole('button', { name: matchWords('Remove No. 00 077') }));

    await waitFor(() => expect(currentAddress()).toBe('/list?compare=12,3'));
    expect(screen.getByRole('button', { name: matchWords('Remove No. 00 003') })).toHaveFocus();
  });
});

describe('the address', () => {
  it.each([
    ['keeps a different stored selection', [4, 5], [4, 5]],
    ['also removes it from an equal stored selection', [12, 77, 3], [12, 77]],
  ])('removing an asset %s', async (_what, storedIds, expected) => {
    const { user } = await openComparison('12,77,3');
    expect(currentComparedIds()).toBeNull();
    act(() => changeComparedIds(() => storedIds));

    await user.click(screen.getByRole('button', { name: matchWords('Remove No. 00 003') }));

    expect(currentComparedIds()).toEqual(expected);
  });

  it('the comparison is shared with the address of the public page, no matter which page shows it', async () => {
    const { user } = await openComparison('12,77');

    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/hatchery?compare=12,77`);
  });

  it('the comparison ignores everything in its address but the numbers of up to four assets', async () => {
    await openComparison('12,12,x,77,3,4,5');

    expect(readColumnNames()).toHaveLength(4);
  });

  it('the comparison says what to do if it names no assets', async () => {
    renderInHost(<List />, { path: '/list?compare=' });

    expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  });

  it('the comparison closes on Esc', async () => {
    const { user, currentAddress } = await openComparison('12,77');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(currentAddress()).toBe('/list'));
  });
});
