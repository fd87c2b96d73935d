import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { replayEarlyInput } from './replay-early-input.ts';

beforeAll(() => replayEarlyInput());

/** Fields whose values React controls, followed by their values. */
function Fields() {
  const [term, setTerm] = useState('');
  const [count, setCount] = useState('1');
  const [isOn, setOn] = useState(false);
  const [order, setOrder] = useState('newest');
  return (
    <>
      <input type="search" value={term} onChange={({ target }) => setTerm(target.value)} />
      <input type="number" value={count} onChange={({ target }) => setCount(target.value)} />
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>newest</option>
        <option>rarest</option>
      </select>
      <output>{[term, count, isOn, order].join()}</output>
    </>
  );
}

it('the boot script passes early input to React once React handles the fields', async () => {
  document.body.innerHTML = `<div id="${rootId}">${renderToString(<Fields />)}</div>`;
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.input(search, { target: { value: 'Ashwing' } });
  search.setSelectionRange(3, 3);
  fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'rarest' } });
  const root = document.getElementById(rootId);

  const reactRoot = await act(async () => root && hydrateRoot(root, <Fields />));

  expect(await screen.findByText('Ashwing,12,true,rarest')).toBeVisible();
  expect(search).toHaveValue('Ashwing');
  expect(search.selectionStart).toBe(3);
  await act(async () => reactRoot?.unmount());
});

it.each(['form', 'search'])(
  'the boot script passes to React the choice that triggered hydration of a %s',
  async (role) => {
    const filter = (
      <form role={role}>
        <Fields />
      </form>
    );
    document.body.innerHTML = `<div id="${rootId}">${renderToString(filter)}</div>`;
    const root = document.getElementById(rootId);
    const reactRoot = root && hydrateRoot(root, filter);

    fireEvent.click(screen.getByRole('checkbox'));

    expect(await screen.findByText(',1,true,newest')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await act(async () => reactRoot?.unmount());
  },
);

it('the boot script enters the text into the field that replaced the original one', async () => {
  document.body.innerHTML = `<div id="${rootId}"><input type="search" name="q"></div>`;
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Ashwing' } });
  const terms: string[] = [];
  const root = document.getElementById(rootId);
  root?.replaceChildren();
  const reactRoot = root && createRoot(root);

  await act(async () =>
    reactRoot?.render(<input type="search" name="q" onChange={({ target }) => terms.push(target.value)} />),
  );

  await waitFor(() => expect(terms).toEqual(['Ashwing']));
  await act(async () => reactRoot?.unmount());
});

it('the boot script keeps early input even if hydration takes minutes', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="${rootId}">${renderToString(<Fields />)}</div>`;
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Ashwing' } });
  jest.advanceTimersByTime(180_000);
  const root = document.getElementById(rootId);

  const reactRoot = await act(async () => root && hydrateRoot(root, <Fields />));
  await act(async () => jest.advanceTimersByTime(100));

  expect(screen.getByText('Ashwing,1,false,newest')).toBeVisible();
  await act(async () => reactRoot?.unmount());
  jest.useRealTimers();
});
