import { Account } from './account.ts';

function readAccount(account: object) {
  const result = Account.read({ id: 'wren', ...account });
  if (!result) throw new Error('The account is unreadable.');
  return result;
}

it.each([
  { displayName: 'Wren' },
  { DisplayName: 'Wren' },
  { display_name: 'Wren' },
  { displayName: '', display_name: 'Wren' },
])('the reader reads the name of %j', (account) => {
  expect(readAccount(account).displayName).toBe('Wren');
});

it('the reader reads season, age and date strings', () => {
  const account = readAccount({ metadata: { season: 'fire', age: 'IV' }, created: '2031-04-01T00:00:00Z' });

  expect(account).toMatchObject({ season: 'FIRE', age: 4, created: Date.UTC(2031, 3, 1) / 1_000 });
});

it('the reader merges credential and metadata of a passkey', () => {
  const { passkeys } = readAccount({
    credentials: [{ id: 'abc', lastUsed: null }],
    metadata: {
      credMetadata: {
        abc: { deviceName: 'Chrome on Windows', createdAt: 1_900_000_000, lastUsedAt: 1_900_000_500_000 },
      },
    },
  });

  expect(passkeys).toEqual([
    {
      credentialId: 'abc',
      name: null,
      deviceName: 'Chrome on Windows',
      createdAt: 1_900_000_000,
      lastUsed: 1_900_000_500,
      lastUsedDevice: null,
      aaguid: null,
      synced: null,
      transports: [],
    },
  ]);
});

it('the reader reads passkeys from the metadata if no credentials are listed', () => {
  const credMetadata = { abc: { deviceName: 'Chrome on Windows' } };

  expect(readAccount({ metadata: { credMetadata } }).passkeys).toMatchObject([{ credentialId: 'abc' }]);
  expect(readAccount({ metadata: { credMetadata }, credentials: [] }).passkeys).toEqual([]);
});

it.each([
  { credentials: 'none' },
  { credentials: [null, 7, {}, { name: 'nameless' }] },
  { metadata: 'gone', webauthn: 1, created: {} },
  { created: 1e300 },
  { created: 'Infinity' },
  { metadata: { credMetadata: [1, 2] }, credentials: null },
])('the reader reads the valid parts of an account with invalid parts: %j', (account) => {
  expect(readAccount({ ...account, email: 'wren@example.org' })).toMatchObject({
    email: 'wren@example.org',
    passkeys: [],
    created: null,
  });
});
