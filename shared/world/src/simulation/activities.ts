import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { hash } from './hash.ts';

/** Where a dragon flies in a cycle: around its own roost, over another part of its land, around the lake of Genesis, or in a thermal. */
export type FlightArea = 'roost' | 'patrol' | 'lake' | 'thermal';

/** Preferences in which dragons differ: some fly high or low, some calmly or with many beats. */
export type Preference = 'high' | 'low' | 'calm' | 'lively';

/** How a dragon flies in one cycle. Heights are in units of the world. */
export interface Activity {
  name: ActivityName;
  place: FlightArea;
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

export type ActivityName = (typeof names)[number];

// oxfmt-ignore
const names = [
  'watch', 'drill', 'dance', 'drift', 'lookout', 'homing',
  'patrol', 'hunt', 'chase', 'survey', 'stroll', 'storm-run',
  'pilgrimage', 'mirror', 'salute', 'vigil',
  'soar', 'spiral', 'sunbath', 'plunge',
] as const;

type ActivityRow = readonly [ActivityName, FlightArea, Preference, number, number, number, number];

// One line per kind, to be read as a table: name, place, preference, height, swing, seconds, beat. All heights are between 40 and 244,
// because a dragon that flies higher seems to be over another place.
// oxfmt-ignore
const activityRows: readonly ActivityRow[] = [
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
];

export const activities: readonly Activity[] = activityRows.map(
  ([name, place, preference, height, swing, seconds, beat]) => ({
    name,
    place,
    preference,
    height,
    swing,
    seconds,
    beat,
  }),
);

const activitiesByPlace: Record<FlightArea, readonly Activity[]> = {
  roost: activities.filter(({ place }) => place === 'roost'),
  patrol: activities.filter(({ place }) => place === 'patrol'),
  lake: activities.filter(({ place }) => place === 'lake'),
  thermal: activities.filter(({ place }) => place === 'thermal'),
};

/** The factor by which a preference makes an activity more probable. */
const preferenceWeight = 2;

/** Chooses the activity of a cycle. The preferences of a dragon make some activities more probable. */
export function chooseActivity(
  place: FlightArea,
  preferences: readonly Preference[],
  seed: number,
  salt: number,
): Activity {
  const choices = activitiesByPlace[place];
  let remaining = hash(seed, salt) * choices.reduce((sum, one) => sum + computeWeight(one, preferences), 0);
  const activity =
    choices.find((one) => (remaining -= computeWeight(one, preferences)) < 0) ?? choices.at(-1);
  if (!activity) throw new Error(`There are no activities for ${place}.`);
  return activity;
}

function computeWeight({ preference }: Activity, preferences: readonly Preference[]): number {
  let weight = 1;
  for (const one of preferences) if (one === preference) weight += preferenceWeight;
  return weight;
}

/** Preferences of a dragon by build, wings and temper. Body plans and wings are in the order of the gene map. */
const preferencesByTrait: {
  body: readonly Preference[];
  wings: readonly Preference[];
  temper: Record<Element, Preference>;
} = {
  body: ['lively', 'high', 'calm', 'low', 'calm', 'high', 'low'],
  wings: ['lively', 'calm', 'high', 'low'],
  temper: { FIRE: 'lively', WATER: 'low', EARTH: 'calm', AIR: 'high' },
};

/** The preferences of a dragon. Unknown body plans and wings have none. @param magic decides its temper */
export function listPreferences(
  magic: Element,
  body: number | null | undefined,
  wings: number | null | undefined,
): Preference[] {
  const preferences = [
    preferencesByTrait.body[body ?? -1],
    preferencesByTrait.wings[wings ?? -1],
    preferencesByTrait.temper[magic],
  ];
  return preferences.filter((preference) => preference !== undefined);
}
