import { currentSession, setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { anAccount, aSession } from '../testing/factories.tsx';
import { accountQueries } from './account.ts';
import { createQueryClient } from './query-client.ts';
import { seasonQueries } from './seasons.ts';

const serveAccount = (account: object) => api.use(http.get('*/v1/account', () => HttpResponse.json(account)));

beforeEach(() => setSession(aSession()));

it.each([
  ['the account', () => createQueryClient().fetchQuery(accountQueries.own())],
  ['the season of the account', () => createQueryClient().fetchQuery(seasonQueries.ofAccount())],
])('when it reads %s, the client stores names that another device has changed', async (_what, read) => {
  serveAccount(anAccount({ displayName: 'Heron', email: 'heron@example.org' }));

  await read();

  expect(currentSession()).toEqual(aSession({ displayName: 'Heron', email: 'heron@example.org' }));
});

it('the client keeps the stored names if the account response has none', async () => {
  serveAccount({ id: aSession().userId });

  await createQueryClient().fetchQuery(accountQueries.own());

  expect(currentSession()).toEqual(aSession());
});

it('the client does not store the names of an account in the session of another account', async () => {
  const { promise: responseSent, resolve: sendResponse } = Promise.withResolvers<void>();
  api.use(http.get('*/v1/account', () => responseSent.then(() => HttpResponse.json(anAccount()))));
  const reading = createQueryClient().fetchQuery(accountQueries.own());
  const heron = aSession({ sessionId: 'of-heron', userId: 'heron', displayName: 'Heron' });

  setSession(heron);
  sendResponse();
  await reading;

  expect(currentSession()).toEqual(heron);
});
