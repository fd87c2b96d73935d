import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { openForAll } from './testing/open-for-tests.ts';
import { openTestProvider } from './testing/open-test-provider.ts';

const provider = openForAll(openTestProvider);

/** The calls that need no session. Add a call only deliberately. */
const publicCalls = [
  'requestSignUpCode',
  'requestSignInCode',
  'signInWithCode',
  'cancelCode',
  'requestRecoveryCode',
  'recoverAccount',
  'beginPasskeySignIn',
  'finishPasskeySignIn',
  'signOut',
  'getThumbnail',
  'getSharePicture',
  'unsubscribeReminders',
  'listAssets',
  'countAssetsByFilter',
  'listDragons',
  'countDragonsByFilter',
  'getAssetStats',
  'getMetrics',
  'getAsset',
  'getAssetPreview',
  'listAssetMedia',
  'getHatchEstimate',
  'getGenomeCensus',
  'getGenome',
  'getGenomePreview',
  'getAssetRank',
  'listSeasons',
  'getCalendarFile',
  'getCycleFile',
  'getCurrentSeason',
  'getAvailability',
  'listWorldDragons',
  'getWorldClock',
];

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

it('rejects every call without a session, except the public calls', async () => {
  const { paths } = OpenApiDocument.parse((await provider.get('/v1/openapi.json')).json());

  const allowedCalls: string[] = [];
  for (const [path, operations] of Object.entries(paths))
    for (const method of methods) {
      const { operationId } = operations[method] ?? {};
      if (operationId === undefined) continue;
      const response = await provider.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
      if (response.statusCode !== 401) allowedCalls.push(operationId);
    }

  expect(allowedCalls.toSorted()).toEqual(publicCalls.toSorted());
});
