import { computeDistrictReach, worldCenter } from '../simulation/districts.ts';
import type { Box } from './box.ts';

/** The area of the main islands, with some sea around them. Districts lie outside. */
export const mapArea: Box = { x: -1_600, y: -350, width: 15_200, height: 8_700 };

/** The compass rose, in the sea between two regions. No islet overlaps it. */
export const compassRose = { x: 5_990, y: 7_560, radius: 440 } as const;

/** The area that the camera may show. It grows with the number of open districts. */
export interface WorldArea {
  map: Box;
  /** Size of the area of all islands, without the open sea around them. */
  islands: { readonly width: number; readonly height: number };
}

/** Size of the main islands. */
const mainIslands = { width: 12_900, height: 8_150 } as const;

/** Units of sea around the outermost districts. */
const margin = 450;

/** The area of a world with this number of open districts per region. */
export function computeWorldArea(districts: number): WorldArea {
  const reach = computeDistrictReach(districts);
  const islands = {
    width: Math.max(mainIslands.width, 2 * reach.x),
    height: Math.max(mainIslands.height, 2 * reach.y),
  };
  const width = Math.max(mapArea.width, islands.width + 2 * margin);
  const height = Math.max(mapArea.height, islands.height + 2 * margin);
  const map =
    districts === 0
      ? mapArea
      : { x: worldCenter.x - width / 2, y: worldCenter.y - height / 2, width, height };
  return { map, islands };
}
