import { burnishedGold } from './dragon/gold-finish.ts';
import { drawDragonFrame } from './draw-dragon-frame.ts';
import { drawDragon } from './draw-dragon.ts';
import { drawEgg } from './draw-egg.ts';
import { drawKey } from './draw-key.ts';
import { drawSubject } from './draw-subject.ts';
import { geneMap } from './gene-map.ts';
import type { Genome } from './genome.ts';
import { parseGenome } from './genome.ts';
import { createSpecimen } from './testing/specimen.ts';

/** Returns a genome for each allele of a gene. They differ only in this gene if `chooseName` returns one name. */
function listGenomesByAllele(gene: keyof typeof geneMap, chooseName = (_code: string) => 'plain'): Genome[] {
  const { offset, alleles } = geneMap[gene];
  let weightBefore = 0;
  return alleles.map(({ weight, code }) => {
    const digits = weightBefore.toString(16).padStart(2, '0');
    weightBefore += weight;
    const before = createSpecimen(chooseName(code));
    return parseGenome(before.slice(0, offset) + digits + before.slice(offset + 2));
  });
}

/** Removes the parts of a drawing that identify its genome. */
const removeIds = (svg: string) => svg.replaceAll(/ (id="|clip-path="url\(#|fill="url\(#)\w+/g, '');

const hashText = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
const subjects = ['sealed', 'incubating', 'hatching', 'hatched', 'flight'] as const;
const drawSubjects = (genome: Genome) => subjects.map((subject) => drawSubject(genome, subject));
const seasons = ['GENESIS', 'EARTH', 'WATER', 'AIR', 'FIRE'] as const;
const keys = seasons.flatMap((season, age) =>
  [false, true].map((golden) => drawKey({ season, age, golden })),
);

describe('drawings', () => {
  // Fails if any drawing changes. Raise `artVersion` with the new hashes, because pictures are cached by version without expiry.
  it.each([
    ['first', 'e60c3ba6d2bc8d13'],
    ['second', '9e11431869f584d6'],
    ['third', '00101f785f5e68fb'],
    // Boulders of the House of Water, and antlers of a young dragon.
    ['antlers 1', '64661073a4309bb4'],
  ])('draws the %s specimen with unchanged bytes', async (name, expected) => {
    expect(await hashText(drawSubjects(createSpecimen(name)).join(''))).toBe(expected);
  });

  it('draws every body plan at rest, in flight and with wings at every height, all different', () => {
    const plans = listGenomesByAllele('body');
    const drawn = plans.flatMap((genome) => [
      ...[null, -1, 0, 1].map((lift) => drawDragonFrame(genome, lift)),
      drawDragon(genome, 'flight'),
    ]);

    expect(new Set(drawn.map(removeIds)).size).toBe(plans.length * 5);
  });

  it('draws the growing embryo of each body plan, and the same embryo for all secret genomes', () => {
    const plans = listGenomesByAllele('body');
    const drawEmbryos = (growth?: number) =>
      plans.map((genome) =>
        removeIds(drawEgg(genome, { state: 'incubating', ...(growth === undefined ? {} : { growth }) })),
      );

    expect(new Set([...drawEmbryos(0), ...drawEmbryos(0.5), ...drawEmbryos(1)]).size).toBe(plans.length * 3);
    expect(drawEmbryos().filter((svg) => svg.includes('data-gene="wings'))).toEqual([]);
    for (const svg of drawEmbryos(1)) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|style/);
      expect(svg.length).toBeLessThan(112_000);
    }
  });

  it('draws the body of a golden dragon in gold, and its medallion in the colour of its house', () => {
    const golden =
      listGenomesByAllele('finish')[geneMap.finish.alleles.findIndex(({ code }) => code === 'golden')];
    const plain = createSpecimen('plain');
    const readBody = (svg: string) => /<linearGradient id="d\w+rb".*?<\/linearGradient>/.exec(svg)?.[0];

    expect(golden && readBody(drawDragon(golden, 'resting'))).toContain(burnishedGold[0][1]);
    expect(readBody(drawDragon(plain, 'resting'))).not.toContain(burnishedGold[0][1]);
  });

  it('draws keys with unchanged bytes', async () => {
    expect(await hashText(keys.join(''))).toBe('4a15eff577515fca');
  });

  it('draws one specimen the same twice, and two specimens differently', () => {
    expect(drawSubjects(createSpecimen('one'))).toEqual(drawSubjects(createSpecimen('one')));
    expect(
      new Set(
        Array.from({ length: 50 }, (_, index) =>
          drawEgg(createSpecimen(`egg ${index}`), { state: 'sealed' }),
        ),
      ).size,
    ).toBe(50);
  });

  it('draws every allele within the size limit and without active content', () => {
    const genes = Object.keys(geneMap) as (keyof typeof geneMap)[];
    const everyAllele = genes.flatMap((gene) => listGenomesByAllele(gene, (code) => code));

    const [first] = everyAllele;
    const eggsAndDragons = everyAllele.flatMap((genome) => [
      drawEgg(genome, { state: 'sealed' }),
      drawDragon(genome, 'resting'),
    ]);
    for (const svg of [...eggsAndDragons, ...(first ? drawSubjects(first) : []), ...keys]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400">.*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|style|script|href|<text|<image|<foreign|&| on\w+=/i);
      expect(svg.length).toBeLessThan(112_000);
    }
  });

  it('uses ids that do not clash with other drawings of a page', () => {
    const listIds = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const all = drawSubjects(createSpecimen('one'))
      .concat(drawSubjects(createSpecimen('two')), keys)
      .flatMap(listIds);

    expect(new Set(all).size).toBe(all.length);
  });

  it('refers only to defined ids', () => {
    for (const svg of [...drawSubjects(createSpecimen('one')), ...keys]) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    }
  });

  it('marks its parts with existing genes', () => {
    const genes = drawSubjects(createSpecimen('one')).flatMap((svg) =>
      [...svg.matchAll(/data-gene="([^"]+)"/g)].flatMap(([, attribute = '']) => attribute.split(' ')),
    );

    expect(Object.keys(geneMap)).toEqual(expect.arrayContaining([...new Set(genes)]));
  });
});
