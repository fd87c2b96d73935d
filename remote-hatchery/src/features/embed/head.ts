/** The heading of the page, for the page table. */
export const head = {
  eyebrow: 'For other sites',
  title: 'Show it on your site',
  lead: 'One line of markup shows an egg, a dragon, a part of the hatchery or the time until the next spawn cycle in any page.',
  description:
    'Show an egg, a dragon, a part of the hatchery or the time until the next spawn cycle in a page of your own: markup to copy, options, events, privacy and versions.',
};
