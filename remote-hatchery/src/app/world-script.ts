// The script that `<emberclutch-world>` of any release imports: a page of another site can pin the element.
export { openWorld } from '../features/embed/open-world.ts';
