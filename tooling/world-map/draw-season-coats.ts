import { createCanvas } from '@napi-rs/canvas';
import type { Canvas as Drawing } from '@napi-rs/canvas';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { Canvas } from '@emberclutch/world/map/canvas.ts';
import { planDistrict } from '@emberclutch/world/map/map-plan.ts';
import type { MapPlan } from '@emberclutch/world/map/map-plan.ts';
import { districtSheets, mainSheet } from '@emberclutch/world/map/map-sheet.ts';
import type { MapSheet } from '@emberclutch/world/map/map-sheet.ts';
import { paintSeasonCoat } from '@emberclutch/world/map/paint-season-coat.ts';
import { coatScale, seasonCoatFile } from '@emberclutch/world/map/season-coat-file.ts';

/** Step of opacity. With all values, a coat would be twice as large. */
const alphaStep = 12;

/** Draws the cover of each season over the main islands and over the district of each house. @param main plan of the main islands */
export function drawSeasonCoats(main: MapPlan): { file: string; picture: Drawing }[] {
  const sheets: { sheet: MapSheet; plan: MapPlan }[] = [
    { sheet: mainSheet, plan: main },
    ...elements.map((house) => ({ sheet: districtSheets[house], plan: planDistrict(house) })),
  ];
  return seasonNames.flatMap((season) =>
    sheets.map(({ sheet, plan }) => ({
      file: seasonCoatFile(season, sheet),
      picture: drawCoat(season, sheet, plan),
    })),
  );
}

function drawCoat(season: SeasonName, { region }: MapSheet, plan: MapPlan): Drawing {
  const { x, y, width, height } = region;
  const picture = createCanvas(Math.round(width * coatScale), Math.round(height * coatScale));
  const context = picture.getContext('2d');
  context.scale(coatScale, coatScale);
  context.translate(-x, -y);
  // It has the drawing methods of a browser's canvas, but is not declared as one.
  paintSeasonCoat(context as unknown as Canvas, plan, season, region);
  const pixels = context.getImageData(0, 0, picture.width, picture.height);
  for (let index = 3; index < pixels.data.length; index += 4)
    pixels.data[index] = Math.round((pixels.data[index] ?? 0) / alphaStep) * alphaStep;
  context.putImageData(pixels, 0, 0);
  return picture;
}
