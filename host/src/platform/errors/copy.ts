import { crashCopy } from './crash-copy.ts';

export const copy = {
  notFound: {
    title: 'Not in this guide',
    eyebrow: 'No such page',
    lead: 'Nobody has described this place yet. The address may be mistyped, or what lived here has flown.',
    home: 'Back to the first page',
    community: 'Look through the hatchery',
  },
  crash: {
    title: crashCopy.title,
    body: 'Something went wrong on our side, and this page cannot go on. What is yours is safe: nothing is kept in the page itself.',
    reload: crashCopy.reload,
    home: crashCopy.home,
    report: 'What to tell us',
    copy: 'Copy the report',
    copied: 'Copied',
  },
};
