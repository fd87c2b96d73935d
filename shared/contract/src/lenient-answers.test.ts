import * as fc from 'fast-check';
import { LenientAccount, LenientCredMetadataById } from './lenient-account.ts';
import { LenientAssetFacets } from './lenient-asset-facets.ts';
import { LenientAssetList, LenientKeyList } from './lenient-asset-list.ts';
import { LenientAssetMediaList } from './lenient-asset-media.ts';
import { LenientAssetRank } from './lenient-asset-rank.ts';
import { LenientAssetStats } from './lenient-asset-stats.ts';
import { LenientAsset } from './lenient-asset.ts';
import { LenientAuthFlow, SessionAnswer } from './lenient-auth.ts';
import { LenientAvailability } from './lenient-availability.ts';
import { ceremonyOf } from './lenient-ceremony.ts';
import { LenientCycleReminders } from './lenient-cycle-reminders.ts';
import { LenientGenomeCensus } from './lenient-genome-census.ts';
import { LenientGenomeReport } from './lenient-genome.ts';
import { LenientHatchEstimate } from './lenient-hatch-estimate.ts';
import { LenientActiveLock, LenientLock, LenientLockStatus } from './lenient-lock.ts';
import { LenientMetrics } from './lenient-metrics.ts';
import { LenientPurchaseList, LenientReceipt } from './lenient-purchase.ts';
import { LenientSeasonCalendar } from './lenient-season-calendar.ts';
import { LenientSeason } from './lenient-season.ts';
import { LenientSecurityEvents } from './lenient-security-event.ts';
import { LenientSessionList } from './lenient-session-list.ts';
import { LenientWorldClock, LenientWorldColumns } from './lenient-world.ts';
import type { AnswerSchema } from './readers/schema-of.ts';

/** Readers whose result is an answer that they read as the same. */
const repeatable: [string, AnswerSchema<unknown>][] = [
  ['an asset', LenientAsset],
  ['asset stats', LenientAssetStats],
  ['metrics', LenientMetrics],
  ['an availability', LenientAvailability],
  ['a lock', LenientLock],
  ['a lock status', LenientLockStatus],
  ['an active lock', LenientActiveLock],
  ['purchases', LenientPurchaseList],
  ['a genome', LenientGenomeReport],
  ['pictures', LenientAssetMediaList],
  ['facets', LenientAssetFacets],
  ['an auth flow', LenientAuthFlow],
  ['a session', SessionAnswer],
  ['a ceremony', ceremonyOf()],
  ['the world clock', LenientWorldClock],
  ['reminders', LenientCycleReminders],
];

const others: [string, AnswerSchema<unknown>][] = [
  // A season without a name reads as GENESIS and says that it has none.
  ['a season', LenientSeason],
  ['a calendar', LenientSeasonCalendar],
  ['an account', LenientAccount],
  ['devices', LenientCredMetadataById],
  ['a list', LenientAssetList],
  ['keys', LenientKeyList],
  ['a rank', LenientAssetRank],
  ['a census', LenientGenomeCensus],
  ['an estimate', LenientHatchEstimate],
  ['a receipt', LenientReceipt],
  ['the world', LenientWorldColumns],
  ['sessions', LenientSessionList],
  ['security events', LenientSecurityEvents],
];

const names = `
  id lockId assets dragons gatewayKeys total dragon egg gatewayKey eggs keys count fee currency
  state assetState assetType golden created metadata season age spawnSeason spawnAge purchases
  purchaseId genes gene offset publicKey challenge sessionId userId medias url credentials
  credMetadata lock refund ids now cycleIds sessions events toString
`
  .trim()
  .split(/\s+/);

const leaf = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    '901',
    'IV',
    'genesis',
    '25',
    '1,000.00',
    'usd',
    '2031-04-01',
    'held',
    'UNUSED',
    'HATCHED',
    true,
  ),
);

/** Any JSON, made of the names that the readers look for. */
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('answer'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('answer'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

it.each([...repeatable, ...others])('never throws while it reads %s', (_what, { safeParse }) => {
  const { counterexample } = fc.check(
    fc.property(answer, (body) => typeof safeParse(body).success === 'boolean'),
  );

  expect(counterexample).toBeNull();
});

it.each(repeatable)('reads %s again as the same', (_what, { safeParse }) => {
  const property = fc.property(answer, (body) => {
    const first = safeParse(body);
    if (!first.success) return true;
    return JSON.stringify(safeParse(first.data).data) === JSON.stringify(first.data);
  });

  expect(fc.check(property).counterexample).toBeNull();
});
