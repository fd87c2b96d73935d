import { deriveCharm } from './derive-charm.ts';
import { describe as describeSpecimen } from './describe.ts';
import { toDragonName } from './to-dragon-name.ts';
import { geneLength, geneMap, measureLength, measures, unmapped } from './gene-map.ts';
import { readGenes } from './gene-reading.ts';
import { InvalidGenome, isGenome, parseGenome } from './genome.ts';
import { computeInformation, computeRarity } from './rarity.ts';
import { specimen } from './testing/specimen.ts';
import { readTraits } from './traits.ts';

const many = Array.from({ length: 20_000 }, (_, index) => specimen(`specimen ${index}`));

describe('a genome', () => {
  it.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(63)}g`, `${'a'.repeat(64)}\n`])(
    'refuses %j',
    (text) => {
      expect(isGenome(text)).toBe(false);
      expect(() => parseGenome(text)).toThrow(InvalidGenome);
    },
  );

  it('uses each of its 64 digits exactly once', () => {
    const used = [
      ...Object.values(geneMap).map(({ offset }) => ({ offset, length: geneLength })),
      ...Object.values(measures).map((offset) => ({ offset, length: measureLength })),
      ...unmapped,
    ].flatMap(({ offset, length }) => Array.from({ length }, (_, index) => offset + index));

    expect(used.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, index) => index));
  });

  it('has an allele for every value of every gene', () => {
    for (const { alleles } of Object.values(geneMap)) {
      expect(alleles.reduce((sum, { weight }) => sum + weight, 0)).toBe(256);
    }
  });

  it('expresses each allele as often as its weight', () => {
    const seen = new Map<string, number>();
    for (const genome of many) {
      for (const { gene, dominant } of readGenes(genome))
        seen.set(`${gene}:${dominant.code}`, (seen.get(`${gene}:${dominant.code}`) ?? 0) + 1);
    }

    for (const [gene, { alleles }] of Object.entries(geneMap)) {
      for (const { code, weight } of alleles) {
        const expected = (many.length * weight) / 256;
        expect(Math.abs((seen.get(`${gene}:${code}`) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
      }
    }
  });

  it('makes one of 64 genomes golden', () => {
    const golden = many.filter((genome) => readTraits(genome).golden).length;

    expect(golden / many.length).toBeCloseTo(1 / 64, 2);
  });
});

describe('rarity', () => {
  const sample = many.slice(0, 2_000).toSorted((a, b) => computeInformation(a) - computeInformation(b));

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

describe('words', () => {
  it('returns for a specimen the same name, charm and description every time', () => {
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

  it('finds no duplicate charms among twenty thousand', () => {
    expect(new Set(many.map(deriveCharm)).size).toBe(many.length);
  });
});
