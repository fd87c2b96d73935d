import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import { readEye } from './egg-eye.ts';

const genomes = Array.from({ length: 16 }, (_, index) => parseGenome(index.toString(16).repeat(64)));

it('the reader finds the eye of every hatching egg, with iris, brow and glint', () => {
  for (const genome of genomes) {
    const eye = readEye(drawEgg(genome, { state: 'hatching' }));

    expect(eye?.lid.attributes).toMatchObject({ d: expect.any(String), strokeWidth: expect.any(String) });
    expect(eye?.gaze[0]?.tag).toBe('circle');
    expect(eye?.over.map(({ tag }) => tag)).toEqual(['path', 'circle']);
  }
});

it('the reader finds no eye in a sealed egg, or in text that is not a picture', () => {
  expect(readEye(drawEgg(genomes[3] ?? fail(), { state: 'sealed' }))).toBeNull();
  expect(readEye('Not found')).toBeNull();
});

const writeSvg = (eye: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><g data-gene="eye">${eye}</g></svg>`;
const parts = '<path d="M0 0h9z"/><circle r="3"/><path d="M0 0h9"/><circle r="1"/>';

it('the reader locates the eye in a picture whose groups are transformed', () => {
  const transformedPicture = writeSvg(parts)
    .replace('<g ', '<g transform="translate(3 4)"><g><g transform="scale(2)" ')
    .replace('</svg>', '</g></g></svg>');

  expect(readEye(transformedPicture)?.transform).toBe('translate(3 4) scale(2)');
});

it('the reader copies no scripts, links or styles from a picture', () => {
  const eye = readEye(
    writeSvg(parts.replace('<circle r="3"', '<circle r="3" onload="x()" style="x" href="//x"')),
  );

  expect(eye?.gaze).toEqual([{ tag: 'circle', attributes: { r: '3' } }]);
});

it('the reader ignores an eye with unexpected parts', () => {
  expect(readEye(writeSvg(parts))).not.toBeNull();
  expect(readEye(writeSvg(`${parts}<image href="//x"/>`))).toBeNull();
});

function fail(): never {
  throw new Error('no genome');
}
