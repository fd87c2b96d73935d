import type { SceneInks } from '@emberclutch/art/season-scenes/season-scene.ts';
import { color } from './tokens.ts';

/** Inks of a season's scene that follow the mode of the page. */
export const sceneInks: SceneInks = {
  ink: color.edge,
  rule: color.rule,
  wash: color.wash,
  washToo: color.washToo,
  page: color.page,
  accent: color.accent,
};
