export const copy = {
  title: 'No such specimen',
  lead: 'Nothing in the guide has this number. It may have been mistyped.',
  tooLarge: 'No specimen has a number as large as this one. It may have been mistyped.',
  notANumber: (text: string) => `“${text}” is not the number of a specimen. They look like 1234.`,
  toAll: 'See all eggs',
};
