export const copy = {
  eyebrow: 'Another site asks',
  heading: (site: string) => `Let ${site} show your collection?`,
  lead: (name: string) => `You are signed in as ${name}.`,
  may: 'It will see',
  mayList: ['your eggs and dragons', 'the name that you have given yourself, which their cards show'],
  mayNot: 'It will not see or do',
  mayNotList: [
    'your e-mail address, what you paid, or anything else about your account',
    'buy, hatch or change anything',
  ],
  until: 'For 30 days at most. You can end it at any time in your profile, under Security.',
  allow: 'Allow',
  refuse: 'Don’t allow',
  allowed: (site: string) => `${site} is connected. You can close this window.`,
  refused: (site: string) => `${site} was not connected. You can close this window.`,
  noOpener: (site: string) =>
    `This window has lost the page that opened it. Close it, and press Connect at ${site} again.`,
  invalidHeading: 'This site cannot be connected',
  invalid: 'The address of this page is incomplete. Close it, and press Connect at the other site again.',
};
