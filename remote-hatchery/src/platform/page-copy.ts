/** Titles and the heading that the page table needs before the pages and their texts have loaded. */
export const detailsTitle = 'Specimen';

export const genomeTitle = 'Genome explorer';

export const embedHead = {
  eyebrow: 'For other sites',
  title: 'Show it on your site',
  lead: 'One line of markup shows an egg, a dragon, a part of the hatchery or the time until the next spawn cycle in any page.',
  description:
    'Show an egg, a dragon, a part of the hatchery or the time until the next spawn cycle in a page of your own: markup to copy, options, events, privacy and versions.',
};
