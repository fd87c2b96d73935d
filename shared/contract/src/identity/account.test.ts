import { Account } from './account.ts';

function read(account: object) {
  const read = Account.read({ id: 'wren', ...account });
  if (!read) throw new Error('Unreadable');
  return read;
}

it.each([
  { displayName: 'Wren' },
  { DisplayName: 'Wren' },
  { display_name: 'Wren' },
  { displayName: '', display_name: 'Wren' },
])('the reader reads the name of %j', (account) => {
  expect(read(account).displayName).toBe('Wren');
});

it('the reader reads season, age and date strings', () => {
  const account = read({ metadata: { season: 'fire', age: 'IV' }, created: '2031-04-01T00:00:00Z' });

  expect(account).toMatchObject({ season: 'FIRE', age: 4, created: Date.UTC(2031, 3, 1) / 1_000 });
});

it('the reader merges credential and metadata of a passkey', () => {
  const { passkeys } = read({
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

  expect(read({ metadata: { credMetadata } }).passkeys).toMatchObject([{ credentialId: 'abc' }]);
  expect(read({ metadata: { credMetadata }, credentials: [] }).passkeys).toEqual([]);
});

it.each([
  { credentials: 'none' },
  { credentials: [null, 7, {}, { name: 'nameless' }] },
  { metadata: 'gone', webauthn: 1, created: {} },
  { created: 1e300 },
  { created: 'Infinity' },
  { metadata: { credMetadata: [1, 2] }, credentials: null },
])('the reader reads the rest of an account with invalid parts: %j', (account) => {
  expect(read({ ...account, email: 'wren@example.org' })).toMatchObject({
    email: 'wren@example.org',
    passkeys: [],
    created: null,
  });
});
