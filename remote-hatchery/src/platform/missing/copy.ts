export const copy = {
  title: 'No such specimen',
  lead: 'Nothing in the guide has this number. It may have been mistyped.',
  toAll: 'See all eggs',
};
