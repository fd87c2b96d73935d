import { crashCopy } from './crash-copy.ts';

export const copy = {
  notFound: {
    title: 'Not in this guide',
    eyebrow: 'No such page',
    lead: 'There is no page at this address. It may be mistyped, or the page has moved.',
    home: 'Back to the first page',
    community: 'Look through the hatchery',
  },
  crash: {
    title: crashCopy.title,
    body: 'Something went wrong on our side, and this page had to stop. What you own is safe.',
    reload: crashCopy.reload,
    home: crashCopy.home,
    report: 'What to tell us',
  },
};
