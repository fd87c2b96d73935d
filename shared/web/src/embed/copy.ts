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
  cycleOpen: 'The spawn cycle is open',
  cycleClosed: 'Between spawn cycles',
  cycleEnds: 'It closes in',
  cycleEndsNow: 'It closes now',
  cycleStarts: 'It opens in',
  cycleStartsNow: 'It opens now',
};
