import { drawKey } from '@emberclutch/art/draw-key.ts';
import { drawSubject } from '@emberclutch/art/draw-subject.ts';
import type { GenomeSubject } from '@emberclutch/art/draw-subject.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';

/** Genome of the specimen on the home page. */
const homeGenome = 'a7e18421acca4ee32e5f8ee95da40b5f4ae8a5cf7ad0ab23ed0ec64f6936a729';

const homeIllustrations = {
  sealed: drawGenome(homeGenome, 'sealed'),
  incubating: drawGenome(homeGenome, 'incubating'),
  hatching: drawGenome(homeGenome, 'hatching'),
  dragon: drawGenome(homeGenome, 'hatched'),
  flight: drawGenome(homeGenome, 'flight'),
};

/** Illustrations of other specimens, which were selected for their traits. */
const publicIllustrations = {
  flight: drawGenome('1502c273bc1fd5caf842a1f076e7bfaf0bdadda36418b4e4aadc2771a6b80c44', 'flight'),
  warden: drawGenome('a26ced2d0bc9b5340c923112e40f70433477fdb848c5d938a2e00e2f97aa0817', 'hatched'),
  diver: drawGenome('da5742751fb0d2d32b10241cc29c47e780e8b649ab7ae7d594591d785709ea53', 'hatched'),
  scholar: drawGenome('ab7164a6a2c5b577a898260365c532ebf01d9f8592224cdb40d1dc628f9f5d91', 'hatched'),
  stargazer: drawGenome('0f1bd96e5264ffdc21b231907a2ad8edd6e9d109d5f89e89742081ff22fb6059', 'sealed'),
  fern: drawGenome('2ccf2916ba78c1a549ffeb5859de39ec1066eeb91572f995bd2e68cf21067710', 'sealed'),
  ember: drawGenome('351910adb658d4105857c61a8b0c455d5a691312770aac357f46ca95ac7e8394', 'incubating'),
  gilded: drawGenome('ab7956fcf100697b2cbcbf6af17c2121e54273ff08d65f1150dbdd59c0c3dc10', 'sealed'),
  tide: drawGenome('4b2e0ae4af7ca3e723c84fd885e3236e607f3eff1b9becb74f0b9ae736492ad8', 'hatching'),
  'key-genesis': drawKey({ season: 'GENESIS', age: 0, golden: false }),
  'key-earth': drawKey({ season: 'EARTH', age: 1, golden: false }),
  'key-water': drawKey({ season: 'WATER', age: 1, golden: false }),
  'key-air': drawKey({ season: 'AIR', age: 1, golden: false }),
  'key-fire': drawKey({ season: 'FIRE', age: 1, golden: false }),
};

/** An illustration that the repository contains as an SVG file, so that browsers need not load the drawing code. */
export interface Illustration {
  /** Path from the root of the workspace. */
  path: string;
  svg: string;
}

/** Illustrations of the home page, of the public pages and of the sign-in form. */
export const illustrations: Illustration[] = [
  ...listIllustrations('host/src/features/home/illustrations', homeIllustrations),
  ...listIllustrations('host/src/features/public-pages/illustrations', publicIllustrations),
  ...listIllustrations('remote-auth/src/features/sign-in/layout/illustrations', {
    sealed: publicIllustrations.fern,
  }),
];

function listIllustrations(folder: string, drawings: Record<string, string>): Illustration[] {
  return Object.entries(drawings).map(([name, svg]) => ({ path: `${folder}/${name}.svg`, svg }));
}

function drawGenome(digits: string, subject: GenomeSubject): string {
  return drawSubject(parseGenome(digits), subject);
}
