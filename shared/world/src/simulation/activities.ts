import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { hash } from './hash.ts';

/** Where a dragon flies in a cycle: around its own roost, over another part of its region, around the lake of Genesis, or in a thermal. */
export type FlightArea = 'roost' | 'patrol' | 'lake' | 'thermal';

/** Preferences in which dragons differ: some fly high or low, some calmly or with many beats. */
export type Preference = 'high' | 'low' | 'calm' | 'lively';

/** How a dragon flies in one cycle. Heights are in units of the world. */
export interface Activity {
  name: ActivityName;
  area: FlightArea;
  preference: Preference;
  /** Mean height. */
  height: number;
  /** The amplitude of its rise and fall. */
  swing: number;
  /** Seconds of one rise and fall. */
  seconds: number;
  /** Strength of its wing beat in level flight: below 0.12 it glides. */
  beat: number;
}

export type ActivityName = (typeof activityRows)[number][0];

type ActivityRow = readonly [string, FlightArea, Preference, number, number, number, number];

// One line per kind, to be read as a table: name, area, preference, height, swing, seconds, beat. All heights are between 40 and 244,
// because a dragon that flies higher seems to be over another area.
// oxfmt-ignore
const activityRows = [
  ['watch',      'roost',   'calm',   120, 14, 31, 0.10],
  ['drill',      'roost',   'lively', 150, 30, 12, 0.40],
  ['dance',      'roost',   'lively', 170, 50, 14, 0.34],
  ['drift',      'roost',   'calm',   190, 20, 40, 0.06],
  ['lookout',    'roost',   'high',   218, 12, 27, 0.22],
  ['homing',     'roost',   'low',     70, 16, 22, 0.26],
  ['patrol',     'patrol',  'calm',   140, 20, 26, 0.20],
  ['hunt',       'patrol',  'low',     62, 20, 18, 0.30],
  ['chase',      'patrol',  'lively', 110, 46, 11, 0.48],
  ['survey',     'patrol',  'high',   214, 22, 34, 0.10],
  ['stroll',     'patrol',  'calm',    96, 12, 36, 0.16],
  ['storm-run',  'patrol',  'lively', 180, 54, 17, 0.44],
  ['pilgrimage', 'lake',    'calm',   130, 16, 38, 0.14],
  ['mirror',     'lake',    'low',     50,  8, 24, 0.20],
  ['salute',     'lake',    'lively', 150, 60, 15, 0.38],
  ['vigil',      'lake',    'high',   216, 14, 33, 0.08],
  ['soar',       'thermal', 'high',   214, 26, 44, 0.05],
  ['spiral',     'thermal', 'lively', 150, 80, 30, 0.24],
  ['sunbath',    'thermal', 'calm',   184, 10, 52, 0.04],
  ['plunge',     'thermal', 'low',    110, 66, 19, 0.18],
] as const satisfies readonly ActivityRow[];

export const activities = activityRows.map(
  ([name, area, preference, height, swing, seconds, beat]): Activity => ({
    name,
    area,
    preference,
    height,
    swing,
    seconds,
    beat,
  }),
);

const activitiesByArea = Object.groupBy(activities, ({ area }) => area);

/** The factor by which a preference makes an activity more probable. */
const preferenceWeight = 2;

/** Chooses the activity of a cycle. The preferences of a dragon make some activities more probable. */
export function chooseActivity(
  area: FlightArea,
  preferences: readonly Preference[],
  seed: number,
  salt: number,
): Activity {
  const choices = activitiesByArea[area] ?? [];
  let remaining =
    hash(seed, salt) * choices.reduce((sum, choice) => sum + computeWeight(choice, preferences), 0);
  const activity =
    choices.find((choice) => (remaining -= computeWeight(choice, preferences)) < 0) ?? choices.at(-1);
  if (!activity) throw new Error(`There are no activities for ${area}.`);
  return activity;
}

const computeWeight = ({ preference }: Activity, preferences: readonly Preference[]) =>
  1 + preferenceWeight * preferences.filter((other) => other === preference).length;

/** Preferences by body plan and wings, in the order of the gene map, and by temper. */
const bodyPreferences: readonly Preference[] = ['lively', 'high', 'calm', 'low', 'calm', 'high', 'low'];
const wingPreferences: readonly Preference[] = ['lively', 'calm', 'high', 'low'];
const tempers: Record<Element, Preference> = { FIRE: 'lively', WATER: 'low', EARTH: 'calm', AIR: 'high' };

/** The preferences of a dragon. Unknown body plans and wings have none. @param magic decides its temper */
export function listPreferences(
  magic: Element,
  body: number | null | undefined,
  wings: number | null | undefined,
): Preference[] {
  const preferences = [bodyPreferences[body ?? -1], wingPreferences[wings ?? -1], tempers[magic]];
  return preferences.filter((preference) => preference !== undefined);
}
