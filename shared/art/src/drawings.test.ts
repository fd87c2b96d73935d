import { burnishedGold } from './dragon/gold-finish.ts';
import { drawDragonFrame } from './draw-dragon-frame.ts';
import { drawDragon } from './draw-dragon.ts';
import { drawEgg } from './draw-egg.ts';
import { drawKey } from './draw-key.ts';
import { drawSubject } from './draw-subject.ts';
import { geneMap } from './gene-map.ts';
import type { Genome } from './genome.ts';
import { parseGenome } from './genome.ts';
import { specimen } from './testing/specimen.ts';

/** The genomes of a specimen, one for each allele of a gene. */
function withEach(gene: keyof typeof geneMap, chooseName = (_code: string) => 'plain'): Genome[] {
  const { offset, alleles } = geneMap[gene];
  let reached = 0;
  return alleles.map(({ weight, code }) => {
    const digits = reached.toString(16).padStart(2, '0');
    reached += weight;
    const before = specimen(chooseName(code));
    return parseGenome(before.slice(0, offset) + digits + before.slice(offset + 2));
  });
}

/** A drawing without the parts that identify its genome. */
const anonymous = (svg: string) => svg.replaceAll(/ (id="|clip-path="url\(#|fill="url\(#)\w+/g, '');

const hashSecret = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
const subjects = ['sealed', 'incubating', 'hatching', 'hatched', 'flight'] as const;
const drawings = (genome: Genome) => subjects.map((subject) => drawSubject(genome, subject));
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
    expect(await hashSecret(drawings(specimen(name)).join(''))).toBe(expected);
  });

  it('draws every body plan at rest, in flight and with wings at every height, all different', () => {
    const plans = withEach('body');
    const drawn = plans.flatMap((genome) => [
      ...[null, -1, 0, 1].map((lift) => drawDragonFrame(genome, lift)),
      drawDragon(genome, { pose: 'flight' }),
    ]);

    expect(new Set(drawn.map(anonymous)).size).toBe(plans.length * 5);
  });

  it('draws the growing embryo of each body plan, and the same embryo for all secret genomes', () => {
    const plans = withEach('body');
    const drawn = (growth?: number) =>
      plans.map((genome) =>
        anonymous(drawEgg(genome, { state: 'incubating', ...(growth === undefined ? {} : { growth }) })),
      );

    expect(new Set([...drawn(0), ...drawn(0.5), ...drawn(1)]).size).toBe(plans.length * 3);
    expect(drawn().filter((svg) => svg.includes('data-gene="wings'))).toEqual([]);
    for (const svg of drawn(1)) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|style/);
      expect(svg.length).toBeLessThan(112_000);
    }
  });

  it('draws the body of a golden dragon in gold, and its medallion in the colour of its house', () => {
    const golden = withEach('finish')[geneMap.finish.alleles.findIndex(({ code }) => code === 'golden')];
    const plain = specimen('plain');
    const readBody = (svg: string) => /<linearGradient id="d\w+rb".*?<\/linearGradient>/.exec(svg)?.[0];

    expect(golden && readBody(drawDragon(golden, { pose: 'resting' }))).toContain(burnishedGold[0][1]);
    expect(readBody(drawDragon(plain, { pose: 'resting' }))).not.toContain(burnishedGold[0][1]);
  });

  it('draws keys with unchanged bytes', async () => {
    expect(await hashSecret(keys.join(''))).toBe('4a15eff577515fca');
  });

  it('draws one specimen the same twice, and two specimens differently', () => {
    expect(drawings(specimen('one'))).toEqual(drawings(specimen('one')));
    expect(
      new Set(
        Array.from({ length: 50 }, (_, index) => drawEgg(specimen(`egg ${index}`), { state: 'sealed' })),
      ).size,
    ).toBe(50);
  });

  it('draws every allele within the size limit and without active content', () => {
    const genes = Object.keys(geneMap) as (keyof typeof geneMap)[];
    const everyAllele = genes.flatMap((gene) => withEach(gene, (code) => code));

    const [first] = everyAllele;
    const eggsAndDragons = everyAllele.flatMap((genome) => [
      drawEgg(genome, { state: 'sealed' }),
      drawDragon(genome, { pose: 'resting' }),
    ]);
    for (const svg of [...eggsAndDragons, ...(first ? drawings(first) : []), ...keys]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400">.*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|style|script|href|<text|<image|<foreign|&| on\w+=/i);
      expect(svg.length).toBeLessThan(112_000);
    }
  });

  it('uses ids that do not clash with other drawings of a page', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const all = drawings(specimen('one'))
      .concat(drawings(specimen('two')), keys)
      .flatMap(ids);

    expect(new Set(all).size).toBe(all.length);
  });

  it('refers only to defined ids', () => {
    for (const svg of [...drawings(specimen('one')), ...keys]) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    }
  });

  it('marks its parts with existing genes', () => {
    const named = drawings(specimen('one')).flatMap((svg) =>
      [...svg.matchAll(/data-gene="([^"]+)"/g)].flatMap(([, genes = '']) => genes.split(' ')),
    );

    expect(Object.keys(geneMap)).toEqual(expect.arrayContaining([...new Set(named)]));
  });
});
