import { screen } from '@testing-library/react';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { DoneStep } from './SpawnPage.tsx';

const purchase: PurchaseInfo = {
  purchaseId: 901,
  completed: null,
  paymentMethod: null,
  eggs: { count: 1, fee: null },
  keys: { count: 0, fee: null },
  total: null,
  assetIds: [1_234],
};

const open = () =>
  renderInHost(<DoneStep state={{ name: 'done', lockId: 901, purchase, isNew: true }} />, {
    session: aSession(),
  });

it('the last step keeps bought assets sealed on the receipt until they are revealed', async () => {
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.json(anEgg({ id: 1_234 }))));
  const { user } = open();
  const end = await screen.findByRole('button', { name: 'Skip to the receipt' });
  const findReceipt = () => screen.getByRole('complementary', { name: 'Receipt' });

  expect(findReceipt().querySelector('[data-part="wax"]')).not.toBeNull();
  await user.click(end);

  expect(await screen.findByRole('region', { name: 'What you received' })).toBeVisible();
  expect(findReceipt().querySelector('[data-part="wax"]')).toBeNull();
});

it('the last step shows only the receipt if no bought asset can be read', async () => {
  api.use(http.get('*/v1/assets/:id', () => new HttpResponse(null, { status: 404 })));
  open();

  expect(await screen.findByRole('region', { name: 'What you received' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Break the seal' })).toBeNull();
});
