import { wholeNumber } from '@emberclutch/shared/ui/whole-number';
import { oneIn } from '@emberclutch/shared/ui/one-in';
import { copy as genomeWords } from '@emberclutch/shared/ui/genome/copy';
import { genomeTitle } from './genome-title.ts';

export const copy = {
  title: genomeTitle,
  titleOf: (name: string, number: string) => `${name}, ${number}: genome`,
  number: (specimen: string) => `No. ${specimen}`,
  loading: 'Reading the genome',
  missing: 'No such specimen',
  missingWords: 'Nothing in the guide has this number. It may have been mistyped.',
  toAll: 'See all eggs',
  toDetails: 'Back to the specimen',
  noGenome: 'No genome is known of this one',
  noGenomeWords: 'Gateway keys carry none, and not every provider publishes those of its eggs.',
  picture: 'Picture',
  whatIfPicture: (description: string) => `What if: ${description}`,
  hint: 'Point at a gene, or press it, to see the part that it draws.',
  storedHint: 'The parts light up once the genome is told.',
  foreignHint:
    'This genome is not written by our map, so that no part of the picture can be shown for a gene.',
  digits: 'The genome',
  digitsLead: (count: number) => `${count} digits, as they were drawn.`,
  digitsSecret: (cycle: number | undefined) =>
    cycle === undefined
      ? 'Not told yet: it is told when the egg hatches.'
      : `Not told yet: it is told with the secret of cycle ${cycle}, when its sale is over.`,
  copyDigits: 'Copy genome',
  copiedDigits: 'Genome copied',
  copyByHand: (text: string) => `Copying is not allowed here: ${text}`,
  genes: 'Gene by gene',
  genesCaption:
    'Every gene: its digits, the trait that shows, the trait that hides, and how common the first is.',
  noGenes: 'The provider tells nothing of single genes.',
  columns: { gene: 'Gene', digits: 'Digits', dominant: 'Shows', hidden: 'Hides', oneIn: 'How many' },
  oneIn,
  censusOf: (dragons: number) =>
    `How many: by the map, and below it as counted among the ${wholeNumber(dragons)} newest dragons of this world.`,
  counted: (dragons: number, showing: number) =>
    showing === 0 ? 'none counted' : `counted ${oneIn(dragons / showing)}`,
  alleleOption: (label: string, genomes: number) => `${label} (${oneIn(genomes)})`,
  notTold: 'Not told yet',
  notDrawn: 'Not in this picture',
  measureValue: (share: number) => `${Math.round(share * 100)} of 100`,
  unmapped: genomeWords.unmapped,
  positionWords: (digits: string) => `Digits ${digits}: no gene`,
  whatIf: 'What if ...',
  whatIfTitle: 'What if',
  whatIfLead: 'Choose another trait for a gene, and the picture is drawn anew. Nothing is saved.',
  whatIfChanged: (count: number) =>
    `${count === 1 ? 'One gene is' : `${count} genes are`} changed. Nothing is saved: this is a sketch, no specimen.`,
  whatIfAllele: (gene: string) => `${gene}, what if`,
  whatIfWas: (label: string) => `was ${label}`,
  reset: 'Reset',
  copyLink: 'Copy link',
  copiedLink: 'Link copied',
  compare: 'Compare',
  compareField: 'With specimen No.',
  compareHint: 'The number of another egg or dragon.',
  compareButton: 'Compare',
  compareInvalid: 'The number of a specimen is a whole number.',
  compareSelf: 'That is this one. Give the number of another.',
  compareEnd: 'End comparison',
  compareLoading: 'Fetching the other one',
  compareMissing: (specimen: string) => `Nothing in the guide has the number ${specimen}.`,
  compareNoGenome: (specimen: string) => `No. ${specimen} has no genome to compare with.`,
  onlyDifferences: 'Differences only',
  differences: (differing: number, known: number) => `${differing} of ${known} known genes differ.`,
  allSame: 'Every known gene is the same.',
  same: 'Same',
  differs: 'Differs',
  hides: genomeWords.hides,
  fairness: 'Is it fair?',
  fairnessLead:
    'Your browser computes both steps again. Nothing is asked of the provider for it, only what it has published.',
  fairnessSecret: (cycle: number) =>
    `The secret of cycle ${cycle} is not told yet. Its fingerprint, fixed before the cycle opened, is:`,
  fairnessNone: 'No cycle brought this one, so that there is no draw to verify.',
  fairnessIncomplete: 'The provider has not told all that is needed to verify the draw.',
  verify: 'Verify',
  noWebCrypto: 'Your browser offers its cryptography to pages over https only, and this one is not.',
  hashFits: 'The secret is the one whose fingerprint was published before the cycle opened.',
  hashWrong: 'The secret is not the one whose fingerprint was published.',
  hashStep: 'SHA-256 of the secret',
  genomeFits: 'The secret gives this genome to this specimen: it was drawn, and not chosen.',
  genomeWrong: 'The secret gives another genome to this specimen.',
  genomeStep: (message: string) => `HMAC-SHA-256 of ${message} with the secret`,
};
