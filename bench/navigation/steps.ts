import { firstDragonsMark } from '@emberclutch/world/scene/first-dragons-mark.ts';
import type { Arrival } from './record-presses.ts';

/** One of the shown elements that match. */
export interface StepLink {
  selector: string;
  index: number;
}

/** One press of the walk. */
export interface Step {
  name: string;
  /** The link to press; null goes back in the history. */
  link: StepLink | null;
  arrival: Arrival;
}

/** A link of the top bar, which a phone shows in a menu. */
const inBar = (path: string) => ({ selector: `header a[href="${path}"]`, index: 0 });

/** A card of a list, around the picture of its egg. */
const card = (index: number) => ({ selector: 'main a[href^="/details/"]:has(img)', index });

const list: Arrival = { path: '^/(hatchery|community)$' };
const details: Arrival = { path: '^/details/' };
/** Has pictures only while the cycle has sealed eggs. */
const spawn: Arrival = { path: '^/spawn$', element: 'main input' };

/** The walk begins and ends on a list, so that it can be repeated. The first eggs of the list may be the player's own. */
export const steps: readonly Step[] = [
  { name: 'list: egg', link: card(2), arrival: details },
  { name: 'egg: Back', link: null, arrival: list },
  { name: 'list: next egg', link: card(3), arrival: details },
  {
    name: 'egg: genome',
    link: { selector: 'main a[href^="/genome-explorer/"]', index: 0 },
    arrival: { path: '^/genome-explorer/' },
  },
  { name: 'genome: list', link: inBar('/community'), arrival: list },
  {
    name: 'list: world',
    link: { selector: 'main a[href="/hatchery/hatched"]', index: 0 },
    arrival: { path: '^/hatchery/hatched$', mark: firstDragonsMark },
  },
  { name: 'world: list', link: inBar('/community'), arrival: list },
  { name: 'list: collection', link: inBar('/my-collection'), arrival: { path: '^/my-collection$' } },
  { name: 'collection: egg', link: card(0), arrival: details },
  { name: 'egg: spawn', link: inBar('/spawn'), arrival: spawn },
  { name: 'spawn: list', link: inBar('/community'), arrival: list },
];
