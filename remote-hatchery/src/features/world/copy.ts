import type { ActivityName } from '@emberclutch/world/simulation/activities.ts';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

export const formatDragonCount = (count: number) =>
  count === 1 ? '1 dragon' : `${formatWholeNumber(count)} dragons`;

const regions = {
  FIRE: 'the land of Fire',
  WATER: 'the land of Water',
  EARTH: 'the land of Earth',
  AIR: 'the land of Air',
  GENESIS: 'the lake of Genesis',
  SEA: 'the open sea',
};

const activities: Record<ActivityName, string> = {
  watch: 'keeping watch',
  drill: 'drilling with its flock',
  dance: 'dancing',
  drift: 'drifting',
  lookout: 'on the lookout',
  homing: 'close to its nest',
  patrol: 'on patrol',
  hunt: 'hunting low',
  chase: 'on a chase',
  survey: 'surveying its land',
  stroll: 'on a stroll',
  'storm-run': 'racing the wind',
  pilgrimage: 'on a pilgrimage',
  mirror: 'skimming the water',
  salute: 'saluting the first nest',
  vigil: 'on a vigil',
  soar: 'soaring',
  spiral: 'spiralling up and down',
  sunbath: 'basking in the warm air',
  plunge: 'practising dives',
};

export const copy = {
  title: 'The world',
  description:
    'Every hatched dragon in one living map: the lands of Fire, Water, Earth and Air around the place of Genesis, the same for everyone at every moment.',
  sky: 'Map of the world with all hatched dragons',
  skyHelp:
    'Arrow keys move the map, plus and minus zoom. N and P select the next and the previous dragon in sight, Enter opens it, Escape lets it go. The list has the same dragons.',
  count: (shown: number, total: number) =>
    shown === total
      ? `${formatDragonCount(total)} in the sky`
      : `${formatWholeNumber(shown)} of ${formatDragonCount(total)}`,
  gap: {
    reading: 'Not all dragons are shown yet. The others follow.',
    pageLimit: (count: number) =>
      `Only the first ${formatDragonCount(count)} are shown: this hatchery has more than can be read at once.`,
    failures: 'Some dragons are missing: a part of the list could not be loaded.',
    emptyPages: 'Some dragons may be missing: the list went on without any.',
  },
  loading: 'Unrolling the map',
  views: { label: 'How to see the world', map: 'Map', list: 'List' },
  onMap: 'Show on the map',
  showOnMap: (number: string) => `Show on the map: No. ${number}`,
  filters: 'Filters',
  fold: { search: 'Search', label: 'Search and filters' },
  mine: 'Mine',
  orders: { newest: 'Latest first', rarest: 'Rarest first', dense: 'Densest genome' },
  searchList: 'Search by name or charm',
  clear: 'Show all',
  search: {
    label: 'Find a dragon',
    placeholder: 'Name, number or keeper',
    go: 'Find',
    results: (count: number) => `${formatDragonCount(count)} found`,
    none: 'No hatched dragon has this name, number or keeper.',
    partial: 'There may be more: this hatchery has more dragons than can be searched at once.',
    failed: 'The search did not work just now. Please try again.',
  },
  controls: {
    label: 'Map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    all: 'Whole world',
    pause: 'Pause',
    resume: 'Resume',
    photo: 'Photo',
    share: 'Share this view',
    miniMap: 'Small map: press to go there',
  },
  photo: {
    label: 'The map alone, for a picture',
    help: 'Drag and zoom until the view is right, or use arrow keys, plus and minus.',
    save: 'Save picture',
    share: 'Share picture',
    close: 'Leave photo mode',
    failed: 'The picture could not be made. Save it once more, or make the window smaller first.',
  },
  card: {
    label: 'Selected dragon',
    details: 'Open details',
    follow: 'Follow',
    unfollow: 'Stop following',
    close: 'Let go',
    loading: 'Looking closer',
    failed: 'This dragon could not be loaded just now.',
    unknown: 'Nothing in this hatchery has this number.',
    notOnMap: {
      egg: 'An egg is not on the map. Its dragon will be, once it has hatched.',
      key: 'A gateway key is not on the map: it stays with its keeper.',
    },
    owner: (name: string) => `Kept by ${name}`,
  },
  whereabouts: (region: keyof typeof regions, activity: ActivityName | null) =>
    activity ? `Over ${regions[region]}, ${activities[activity]}` : `At rest in ${regions[region]}`,
  noWebgl: 'This browser cannot draw the map: it has no WebGL. The list has every dragon.',
  noScript: 'The map needs JavaScript, which your browser does not run. The list has every dragon.',
  asList: 'Read the list',
  lost: 'The graphics card has lost the map.',
  restore: 'Draw it again',
  empty: 'The sky is empty',
  emptyLead: 'No dragon has hatched yet. The first will rise from one of these lands.',
  noMatch: 'No dragon matches',
  noMatchLead: 'Without the filters there are more to see.',
  pictureName: 'world.png',
};
