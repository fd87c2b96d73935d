import { lazy } from 'react';
import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { pagePartsShown } from '@emberclutch/web/state';
import { PagePart } from './PagePart.tsx';

const Moss = () => <p>Moss</p>;

it('is pending until a part within it is hydrated whose code comes late', async () => {
  const { promise: chunk, resolve: load } = Promise.withResolvers<{ default: typeof Moss }>();
  const Late = lazy(() => chunk);
  const page = (part: ReactNode) => (
    <PagePart fallback={null}>
      <h1>Garden</h1>
      <PagePart fallback={null}>{part}</PagePart>
    </PagePart>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(<Moss />));

  await act(async () => hydrateRoot(root, page(<Late />)));
  const onShown = jest.fn();
  await act(async () => void pagePartsShown().then(onShown));
  expect(onShown).not.toHaveBeenCalled();
  await act(async () => load({ default: Moss }));

  expect(onShown).toHaveBeenCalled();
  expect(screen.getByText('Moss')).toBeVisible();
});

it('is pending no longer once it is removed', async () => {
  const Never = lazy(() => new Promise<never>(() => undefined));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <PagePart fallback={null}>
      <Moss />
    </PagePart>,
  );
  const part = (
    <PagePart fallback={null}>
      <Never />
    </PagePart>
  );
  const hydrated = await act(async () => hydrateRoot(root, part));
  const onShown = jest.fn();
  await act(async () => void pagePartsShown().then(onShown));
  expect(onShown).not.toHaveBeenCalled();

  await act(async () => hydrated.unmount());

  expect(onShown).toHaveBeenCalled();
});
