import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from '@emberclutch/web/routing';
import { useWorldView } from './WorldPage.tsx';

it('the address keeps a change that has not been rendered when the next change arrives', () => {
  let change: ReturnType<typeof useWorldView>[1] = () => {};
  function View() {
    const [{ focus, at }, onChange] = useWorldView();
    change = onChange;
    return (
      <>
        <p>{`${focus} ${at?.x}`}</p>
        <output>{useLocation().search}</output>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/?house=water']}>
      <View />
    </MemoryRouter>,
  );

  const earlierChange = change;
  act(() => {
    earlierChange({ focus: 9 });
    earlierChange({ at: { x: 3_300, y: 2_000, zoom: 0.5 } });
  });

  expect(screen.getByText('9 3300')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('?house=water&focus=9&at=3300%2C2000%2C0.500');
  act(() => change({ focus: null }));
  expect(screen.getByRole('status')).toHaveTextContent('?house=water&at=3300%2C2000%2C0.500');
});
