import { removeExpiredMails } from '../mail/mail-plugin.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { signUp } from '../testing/sign-in.ts';
import { removeExpiredRecords } from './identity-plugin.ts';

it('removes expired records and e-mails, and nothing else', async () => {
  const provider = await openTestProvider();
  const { db, clock, config } = provider;
  const countRows = async () => {
    const tables = ['auth_flows', 'sessions', 'mails', 'accounts', 'security_events'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return rows.map(({ length }) => length);
  };
  await signUp(provider, 'moss@example.invalid');
  clock.advance({ hours: 11 });
  await signUp(provider, 'fern@example.invalid');

  const counts: number[][] = [];
  for (const hours of [0, 2, 15, 24 * 7, 24 * 83]) {
    clock.advance({ hours });
    await removeExpiredRecords({ db, clock, settings: config.session });
    await removeExpiredMails({ db, clock });
    counts.push(await countRows());
  }

  expect(counts).toEqual([
    [2, 2, 2, 2, 2],
    [2, 1, 2, 2, 2],
    [1, 0, 2, 2, 2],
    [0, 0, 0, 2, 2],
    [0, 0, 0, 2, 0],
  ]);
  await provider.close();
});
