import type { Genome } from './genome.ts';
import { createRandom } from './random.ts';

const qualities = (
  'amber ancient ashen autumn azure bitter blind bright broken burning candled cinder clouded cobalt copper crimson ' +
  'crooked dappled dawning deep distant drowned dusken early eastern ebon eldest ember endless faint fallen fathom ' +
  'feral fervent fey first fleet flint folded forgotten frosted frozen gentle ghostly gilt glass gleaming grey ' +
  'half hallow hidden hoar hollow honeyed humming hushed idle inland iron ivory jade keen kindled lantern last ' +
  'late leaden lilac lone long lost lucid marbled merry midnight mild misted mossy muted narrow nether nimble ' +
  'northern oaken olden opal open pale patient pearl pining plain proud quick quiet restless riven roaming rosy ' +
  'ruddy russet sable salt scarlet sealed secret seventh shaded sheer silent silver singing sleeping slow smoking ' +
  'solemn southern sparrow stark starless steady still stolen storied sunken tawny tender thawing third thorned ' +
  'tidal timeless twice twilit umber unbound under untold upland veiled verdant violet wakeful wan wandering ' +
  'waning warm waxing western wild willow winter wise woven yonder young'
).split(' ');

const things = (
  'acorn alder anchor antler apple arrow ash aspen bark barrow bay beacon beech bell birch bloom bone bough bramble ' +
  'brand briar bridge brook cairn candle cave chalk chime cinder clay cliff cloud clover coal comet copse coral ' +
  'crag creek crown dale dawn delta dew door dove drift dune dusk dust eagle echo elm ember falcon feather fell fen ' +
  'fern field fire fjord flame flint flood foam fog ford forge fountain fox frost gale garden gate ghost glade glass ' +
  'glen gorge gorse grove gull harbour hare harp hart haven hawk hawthorn haze hearth heath hedge heron hill hollow ' +
  'holly horn hush ice inlet island ivy jasper juniper kelp kestrel key lagoon lake lamp larch lark leaf ledge lichen ' +
  'light lily linden loam loch lute lynx mallow maple marsh meadow mere mill mint mirror mist moon moor moss moth ' +
  'mountain myrtle nest nettle night oak oath ocean orchard otter owl path peak pearl pebble pine plume pond pool ' +
  'poppy quarry quartz quill quince rain raven reed reef ridge rime river robin rock rook root rose rowan rune rush ' +
  'sage sail salt sand sea seed shade shadow shale shell shore sky slate sleet smoke snow song sorrel spark spire ' +
  'spring star stone storm stream summit sun swallow swan tarn thaw thistle thorn thrush thunder tide timber torch ' +
  'tower trail tree vale vein vine wake wave weald well whale wheat whisper willow wind wing winter wolf wood wren yarrow yew'
).split(' ');

/** The charm of a dragon: four words. Of 1.36e9 charms, a set of 10,000 eggs contains one twice with a probability of 1 in 27. */
export function deriveCharm(genome: Genome): string {
  const random = createRandom(genome, 'charm');
  const pickQuality = () => qualities[random.pickInteger(qualities.length)];
  const pickThing = () => things[random.pickInteger(things.length)];
  return `${pickQuality()} ${pickThing()}, ${pickQuality()} ${pickThing()}`;
}
