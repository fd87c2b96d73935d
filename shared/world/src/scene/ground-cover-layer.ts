import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { Container, Sprite, Texture } from 'pixi.js';
import { districtSheets, mainSheet, toGroundCoverFile } from '../map/map-sheet.ts';
import type { MapSheet } from '../map/map-sheet.ts';
import { findDistrictCenter } from '../simulation/districts.ts';
import type { OpenDistrict } from '../simulation/find-flock-position.ts';
import type { Point } from '../simulation/point.ts';
import type { PictureLoader } from './picture-loader.ts';

/** Milliseconds over which a cover fades in, because it loads after the map that it covers is visible. */
const fadeMs = 700;

/** Maximum number of districts with a cover. In a view with more districts, each is a few pixels wide. */
const maxDistricts = 240;

/** The ground cover of a season: blossom, floods, snow or ash. The build draws its pictures, and the scene loads them after the map. */
export class GroundCoverLayer {
  readonly view = new Container();
  readonly #pictures: PictureLoader;
  readonly #sheetSprites: { sprite: Sprite; sheet: MapSheet }[] = [];
  readonly #textures = new Map<string, Texture>();
  #season: SeasonName | null = null;
  #districtCount = 0;
  /** Whether the map of the first view has loaded. The cover loads after it. */
  #isOpen = false;
  /** When the first picture of the season was loaded; null until then. */
  #shownAt: number | null = null;
  /** Whether its look has changed since the last `update`. */
  isChanging = false;

  constructor(pictures: PictureLoader) {
    this.#pictures = pictures;
    this.#add(mainSheet, { x: 0, y: 0 });
  }

  /** Starts to load pictures. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    if (this.#season) this.#load(this.#season);
  }

  setSeason(season: SeasonName): void {
    if (season === this.#season) return;
    this.#season = season;
    for (const { sprite } of this.#sheetSprites) sprite.texture = Texture.EMPTY;
    this.#destroyTextures();
    this.#shownAt = null;
    this.#load(season);
  }

  /** Covers the islands of these districts, too. */
  openDistricts(districts: readonly OpenDistrict[]): void {
    for (const { house, district } of districts.slice(this.#districtCount, maxDistricts))
      this.#add(districtSheets[house], findDistrictCenter(house, district));
    this.#districtCount = Math.max(this.#districtCount, districts.length);
    if (this.#season) this.#load(this.#season);
  }

  /** @param zoom pixels per unit @param now milliseconds */
  update(zoom: number, now: number): void {
    this.#shownAt ??= this.isChanging ? now : null;
    const share = this.#shownAt === null ? 0 : Math.min(1, (now - this.#shownAt) / fadeMs);
    this.isChanging = this.#shownAt !== null && share < 1;
    // Fades out in close views, where soft patches would hide the houses and trees below them.
    this.view.alpha = share * (1 - 0.7 * Math.max(0, Math.min(1, (zoom - 0.2) / 0.6)));
  }

  destroy(): void {
    this.view.destroy({ children: true });
    this.#destroyTextures();
  }

  #add(sheet: MapSheet, { x, y }: Point) {
    const sprite = new Sprite(Texture.EMPTY);
    sprite.position.set(x + sheet.area.x, y + sheet.area.y);
    this.#sheetSprites.push({ sprite, sheet });
    this.view.addChild(sprite);
  }

  /** Loads each picture once, and shows it on all islands of its sheet. If the pictures of a season cannot be loaded, it has no cover. */
  #load(season: SeasonName) {
    if (!this.#isOpen) return;
    for (const sheet of new Set(this.#sheetSprites.map(({ sheet }) => sheet))) {
      if (this.#textures.has(sheet.name)) this.#show(sheet);
      else {
        // Prevents a second request while the picture loads.
        this.#textures.set(sheet.name, Texture.EMPTY);
        void this.#loadSheet(season, sheet).catch(() => undefined);
      }
    }
  }

  async #loadSheet(season: SeasonName, sheet: MapSheet) {
    const source = await this.#pictures.load(toGroundCoverFile(season, sheet));
    if (season !== this.#season) return source.destroy();
    this.#textures.set(sheet.name, new Texture({ source }));
    this.#show(sheet);
    this.isChanging = true;
  }

  #show(sheet: MapSheet) {
    const texture = this.#textures.get(sheet.name);
    if (!texture || texture === Texture.EMPTY) return;
    for (const { sprite } of this.#sheetSprites.filter((cover) => cover.sheet === sheet)) {
      sprite.texture = texture;
      sprite.setSize(sheet.area.width, sheet.area.height);
    }
  }

  #destroyTextures() {
    for (const texture of this.#textures.values()) if (texture !== Texture.EMPTY) texture.destroy(true);
    this.#textures.clear();
  }
}
