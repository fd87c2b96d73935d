import { deriveCharm } from './derive-charm.ts';
import { describe as describeSpecimen } from './describe.ts';
import { toDragonName } from './to-dragon-name.ts';
import { geneLength, geneMap, measureLength, measures, unmapped } from './gene-map.ts';
import { readGenes } from './gene-reading.ts';
import { InvalidGenome, isGenome, parseGenome } from './genome.ts';
import { computeInformation, computeRarity } from './rarity.ts';
import { createSpecimen } from './testing/specimen.ts';
import { readTraits } from './traits.ts';

const genomes = Array.from({ length: 20_000 }, (_, index) => createSpecimen(`specimen ${index}`));

describe('a genome', () => {
  it.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(63)}g`, `${'a'.repeat(64)}\n`])(
    'cannot be %j',
    (text) => {
      expect(isGenome(text)).toBe(false);
      expect(() => parseGenome(text)).toThrow(InvalidGenome);
    },
  );

  it('uses each of its 64 digits exactly once', () => {
    const usedDigits = [
      ...Object.values(geneMap).map(({ offset }) => ({ offset, length: geneLength })),
      ...Object.values(measures).map((offset) => ({ offset, length: measureLength })),
      ...unmapped,
    ].flatMap(({ offset, length }) => Array.from({ length }, (_, index) => offset + index));

    expect(usedDigits.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, index) => index));
  });

  it('has an allele for every value of every gene', () => {
    for (const { alleles } of Object.values(geneMap)) {
      expect(alleles.reduce((sum, { weight }) => sum + weight, 0)).toBe(256);
    }
  });

  it('expresses each allele as often as its weight', () => {
    const counts = new Map<string, number>();
    for (const genome of genomes) {
      for (const { gene, dominant } of readGenes(genome))
        counts.set(`${gene}:${dominant.code}`, (counts.get(`${gene}:${dominant.code}`) ?? 0) + 1);
    }

    for (const [gene, { alleles }] of Object.entries(geneMap)) {
      for (const { code, weight } of alleles) {
        const expected = (genomes.length * weight) / 256;
        expect(Math.abs((counts.get(`${gene}:${code}`) ?? 0) - expected)).toBeLessThan(
          5 * Math.sqrt(expected),
        );
      }
    }
  });

  it('makes one of 64 genomes golden', () => {
    const golden = genomes.filter((genome) => readTraits(genome).golden).length;

    expect(golden / genomes.length).toBeCloseTo(1 / 64, 2);
  });
});

describe('rarity', () => {
  const sample = genomes.slice(0, 2_000).toSorted((a, b) => computeInformation(a) - computeInformation(b));

  it('grows with information and stays between 0 and 100', () => {
    const rarities = sample.map(computeRarity);

    expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
    expect(Math.min(...rarities)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rarities)).toBeLessThanOrEqual(100);
  });

  it('is close to the share of genomes that are more common', () => {
    sample.forEach((genome, rank) => {
      expect(Math.abs(computeRarity(genome) - (100 * rank) / sample.length)).toBeLessThan(6);
    });
  });
});

describe('names, charms and descriptions', () => {
  it('are the same every time for one specimen', () => {
    const genome = parseGenome('e'.repeat(64));

    expect([
      toDragonName(genome),
      deriveCharm(genome),
      describeSpecimen(genome, 'sealed'),
      describeSpecimen(genome, 'hatched'),
    ]).toEqual([
      'Eleshasine',
      'amber mill, upland swan',
      'A sealed dragon egg of the house of Air: belled, bone, ocellated in bone; whole, under a wax seal.',
      'Eleshasine, a serpentine tetrapter dragon of the house of Air, dormant: bone marked with bone, mastiff head, nasal horns, a crest of fronds, finned wings mantling, fan tail.',
    ]);
  });

  it('include no duplicate charm among twenty thousand genomes', () => {
    expect(new Set(genomes.map(deriveCharm)).size).toBe(genomes.length);
  });
});
