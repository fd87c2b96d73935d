import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDragon } from '@emberclutch/shared/art/draw-dragon';
import { drawEgg } from '@emberclutch/shared/art/draw-egg';
import { drawKey } from '@emberclutch/shared/art/draw-key';
import { parseGenome } from '@emberclutch/shared/art/genome';
import { workspaceRoot } from '../federation/workspace-root.ts';

/**
 * Draws the illustrations of the home page (one specimen in five states), of the public pages and of the sign-in form.
 * The SVG files are committed, so that browsers do not load the drawing code for them. Run after a change of the art:
 * `node tooling/illustrations/draw-illustrations.ts`.
 */
const genome = parseGenome('a7e18421acca4ee32e5f8ee95da40b5f4ae8a5cf7ad0ab23ed0ec64f6936a729');

const homeIllustrations = {
  sealed: drawEgg(genome, { state: 'sealed' }),
  incubating: drawEgg(genome, { state: 'incubating' }),
  hatching: drawEgg(genome, { state: 'hatching' }),
  dragon: drawDragon(genome, { pose: 'resting' }),
  flight: drawDragon(genome, { pose: 'flight' }),
};

/** Illustrations of the public pages: other specimens, chosen by their traits. */
const specimen = (digits: string) => parseGenome(digits);
const publicIllustrations = {
  flight: drawDragon(specimen('1502c273bc1fd5caf842a1f076e7bfaf0bdadda36418b4e4aadc2771a6b80c44'), {
    pose: 'flight',
  }),
  warden: drawDragon(specimen('a26ced2d0bc9b5340c923112e40f70433477fdb848c5d938a2e00e2f97aa0817'), {
    pose: 'resting',
  }),
  diver: drawDragon(specimen('da5742751fb0d2d32b10241cc29c47e780e8b649ab7ae7d594591d785709ea53'), {
    pose: 'resting',
  }),
  scholar: drawDragon(specimen('ab7164a6a2c5b577a898260365c532ebf01d9f8592224cdb40d1dc628f9f5d91'), {
    pose: 'resting',
  }),
  stargazer: drawEgg(specimen('0f1bd96e5264ffdc21b231907a2ad8edd6e9d109d5f89e89742081ff22fb6059'), {
    state: 'sealed',
  }),
  fern: drawEgg(specimen('2ccf2916ba78c1a549ffeb5859de39ec1066eeb91572f995bd2e68cf21067710'), {
    state: 'sealed',
  }),
  ember: drawEgg(specimen('351910adb658d4105857c61a8b0c455d5a691312770aac357f46ca95ac7e8394'), {
    state: 'incubating',
  }),
  gilded: drawEgg(specimen('ab7956fcf100697b2cbcbf6af17c2121e54273ff08d65f1150dbdd59c0c3dc10'), {
    state: 'sealed',
  }),
  tide: drawEgg(specimen('4b2e0ae4af7ca3e723c84fd885e3236e607f3eff1b9becb74f0b9ae736492ad8'), {
    state: 'hatching',
  }),
  'key-genesis': drawKey({ season: 'GENESIS', age: 0, golden: false }),
  'key-earth': drawKey({ season: 'EARTH', age: 1, golden: false }),
  'key-water': drawKey({ season: 'WATER', age: 1, golden: false }),
  'key-air': drawKey({ season: 'AIR', age: 1, golden: false }),
  'key-fire': drawKey({ season: 'FIRE', age: 1, golden: false }),
};

write(homeIllustrations, 'host/src/features/home/illustrations');
write(publicIllustrations, 'host/src/features/public-pages/illustrations');
write({ sealed: publicIllustrations.fern }, 'remote-auth/src/features/sign-in/illustrations');

function write(illustrations: Record<string, string>, folder: string): void {
  for (const [name, svg] of Object.entries(illustrations))
    writeFileSync(join(workspaceRoot, folder, `${name}.svg`), svg);
}
