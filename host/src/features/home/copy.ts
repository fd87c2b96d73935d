export const copy = {
  eyebrow: 'A field guide to living dragons',
  headline: 'Somewhere in here, something is about to hatch.',
  lead: 'Every egg is drawn from its own genome and sealed with wax. Take one home in a spawn cycle, keep it while it stirs, and be the first to see what it was all along.',
  figureAlt:
    'A teal egg banded in sky blue, on a carved plinth. The shell has cracked and glows from within, and an eye looks out.',
  figureNumber: 'Fig. 1.',
  figureCaption: 'The eye comes first. It has been watching you for some time.',
  nextAlt: (title: string) => `${title}, the egg that hatches next`,
  livingAlt: (title: string) => `${title}, an egg of this world`,
  livingOwner: (number: string, owner: string | null) =>
    owner === null ? `No. ${number}.` : `No. ${number}, kept by ${owner}.`,
  livingHatches: 'Hatches in',
  livingHatchesNow: 'Hatching now',
  register: 'Begin your collection',
  browse: 'Look through the hatchery',
  myCollection: 'My Collection',
  seasonNow: 'The season now',
  cycleOpen: 'The spawn cycle is open',
  cycleClosed: 'Between spawn cycles',
  cycleEnds: 'It closes in',
  cycleEndsNow: 'It closes now',
  cycleStarts: 'It opens in',
  cycleStartsNow: 'It opens now',
  unread: 'The season could not be loaded just now.',
  seasonEnds: 'The season turns',
  howTitle: 'How an egg becomes a dragon',
  stepNumber: (numeral: string) => `Plate ${numeral}`,
  genomeNote: 'One specimen, three plates, and the whole of what they were drawn from: sixty-four digits.',
  genomeMore: 'How to read them',
  promisesTitle: 'What you can hold us to',
  promises: [
    {
      title: 'Nobody chose your egg',
      body: 'The secret that a cycle draws from is sealed before it opens and published after it closes. Do the sums yourself, in your own browser.',
      more: 'Check an egg',
    },
    {
      title: 'A countdown is a promise',
      body: 'Clocks here run on the time of the server, and what is left is what is left. Nobody invents a hurry.',
      more: 'All of the promises',
    },
    {
      title: 'Nothing starves',
      body: 'An egg hatches on its day whether you watch or not. Go on holiday. It will not hold it against you.',
      more: 'Watch others hatch',
    },
  ],
  grownTitle: 'It does not stay an egg for ever.',
  grownLead:
    'This is the specimen of the first figure, a while later. Yours will be like no other: there are two to the power of 256 genomes, and nobody has seen the same one twice.',
  grownAlt:
    'Rukthrax in flight over a range of hills: a slender teal dragon marked with sky blue, with a beak, ram horns, bat wings and a forked tail.',
  grownNumber: 'Fig. 2.',
  grownCaption: 'Rukthrax, of the house of Earth. It was in Fig. 1 all along.',
  hatchlings: 'Hatched just now',
  hatchlingsMore: 'Watch them fly',
  golden: 'Gilded by chance',
  goldenLead:
    'A few genomes have the golden finish. Nobody can order one, and no price makes one more likely.',
  goldenMore: 'See all golden eggs',
  totals: 'Counted just now',
  steps: [
    {
      title: 'Find',
      body: 'In each spawn cycle a number of eggs is laid out. Choose yours, and they are held for you while you pay.',
    },
    {
      title: 'Keep',
      body: 'When the cycle ends the seal gives and the egg begins to incubate. Held against the light, it stirs.',
    },
    {
      title: 'Meet',
      body: 'The shell cracks, and what was written in the genome stands before you: build, wings, temper and name.',
    },
  ],
  counts: {
    primalDragons: 'Dragons hatched',
    primalEggs: 'Eggs being kept',
    goldenEggs: 'Golden among them',
    gatewayKeys: 'Gateway keys',
    users: 'Keepers',
  },
};
