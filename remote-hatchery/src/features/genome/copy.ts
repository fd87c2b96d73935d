import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { formatOneIn } from '@emberclutch/web/ui/format/format-one-in.ts';
import { copy as genomeCopy } from '@emberclutch/web/ui/asset/genome/copy.ts';
import { genomeTitle } from '../../platform/page-copy.ts';

export const copy = {
  title: genomeTitle,
  titleOf: (name: string, number: string) => `${name}, ${number}: genome`,
  number: (specimen: string) => `No. ${specimen}`,
  loading: 'Reading the genome',
  failed: 'This genome could not be loaded',
  toDetails: 'Back to the specimen',
  noGenome: 'The genome of this one is not known',
  noGenomeLead: 'Gateway keys carry none, and not every hatchery publishes those of its eggs.',
  whatIfPicture: (description: string) => `What if: ${description}`,
  hint: 'Point at a gene, or press it, to see the part that it draws.',
  storedHint: 'The parts light up once the genome is revealed.',
  foreignHint: 'This genome does not follow our map, so no gene can be shown in the picture.',
  digits: 'The genome',
  digitsLead: (count: number) => `${count} digits, as drawn.`,
  digitsSecret: (cycle: number | undefined) =>
    cycle === undefined
      ? 'Not revealed yet: it will be when the egg hatches.'
      : `Not revealed yet: it follows from the secret of cycle ${cycle}, which is published when its sale is over.`,
  copyDigits: 'Copy genome',
  copiedDigits: 'Genome copied',
  genes: 'Gene by gene',
  geneTable: 'Table of the genes',
  genesCaption:
    'Every gene: its digits, the trait that shows, the one that hides below it, and how common the first is.',
  noGenes: 'The hatchery does not describe single genes.',
  columns: { gene: 'Gene', digits: 'Digits', dominant: 'Shows', oneIn: 'How common' },
  oneIn: formatOneIn,
  censusOf: (dragons: number) =>
    `How common: by the map, and below it as counted among the ${formatWholeNumber(dragons)} newest dragons of this world.`,
  counted: (dragons: number, showing: number) =>
    // No-break spaces keep the figure on one line: on a phone it wraps below "counted".
    showing === 0 ? 'none counted' : `counted ${formatOneIn(dragons / showing).replaceAll(' ', '\u00a0')}`,
  alleleOption: (label: string, genomes: number) => `${label} (${formatOneIn(genomes)})`,
  notRevealed: 'Not revealed yet',
  notDrawn: 'Not in this picture',
  measureValue: (share: number) => `${Math.round(share * 100)} of 100`,
  whatIf: 'What if ...',
  whatIfTitle: 'What if',
  whatIfLead: 'Choose another trait for a gene, and the picture is drawn again. Nothing is saved.',
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
  compareSelf: 'This is the same specimen. Enter the number of another one.',
  compareEnd: 'End comparison',
  compareLoading: 'Fetching the other one',
  compareMissing: (specimen: string) => `Nothing in the guide has the number ${specimen}.`,
  compareNoGenome: (specimen: string) => `No. ${specimen} has no genome to compare with.`,
  onlyDifferences: 'Differences only',
  differences: (differing: number, known: number) => `${differing} of ${known} known genes differ.`,
  allSame: 'Every known gene is the same.',
  same: 'Same',
  differs: 'Differs',
  hides: genomeCopy.hides,
  fairness: 'Is it fair?',
  fairnessLead: 'Your browser repeats both steps by itself, from what the hatchery has published.',
  fairnessSecret: (cycle: number) =>
    `The secret of cycle ${cycle} is not published yet. Its fingerprint, fixed before the cycle opened, is:`,
  fairnessNoDraw: 'This one did not come from a cycle, so there is no draw to verify.',
  fairnessSpoiler:
    'The secret is published, so that the draw can be verified. To verify it tells the genome: look ahead first.',
  fairnessIncomplete: 'The hatchery has not published everything that is needed to verify the draw.',
  verify: 'Verify',
  noWebCrypto: 'Your browser offers its cryptography to pages over https only, and this one is not.',
  hashFits: 'The secret is the one whose fingerprint was published before the cycle opened.',
  hashWrong: 'The secret is not the one whose fingerprint was published.',
  hashStep: 'SHA-256 of the secret',
  genomeFits: 'The secret gives this genome to this specimen: it was drawn, and not chosen.',
  genomeWrong: 'The secret gives another genome to this specimen.',
  genomeStep: (message: string) => `HMAC-SHA-256 of ${message} with the secret`,
};
