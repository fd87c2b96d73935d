/** Words of the elements for pages of other sites. */
export const copy = {
  loading: 'Loading',
  retry: 'Retry',
  failures: {
    missing: 'No asset has this number.',
    unreadable: 'This could not be loaded just now.',
  },
  hatchery: 'The whole hatchery',
  more: 'Show more',
  empty: 'Nothing matches.',
  chooseEggs: 'Choose your eggs',
  seeSpawn: 'See what comes next',
  world: 'Map of the dragons',
  worldKeys:
    'Drag or press the arrow keys to move, plus and minus to zoom, N and P to choose a dragon, Enter to open it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Show the whole map',
  all: 'All',
  openWorld: 'The whole world',
  cycleOpen: 'The spawn cycle is open',
  cycleClosed: 'Between spawn cycles',
  cycleEnds: 'It closes in',
  cycleEndsNow: 'It closes now',
  cycleStarts: 'It opens in',
  cycleStartsNow: 'It opens now',
};
