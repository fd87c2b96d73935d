import { computeWorldArea } from '@emberclutch/world/map/world-area.ts';
import { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';

/** The pilot of a small world with all dragons at one point. */
export const createPilot = () =>
  new CameraPilot({
    viewport: () => ({ width: 1_000, height: 600 }),
    area: () => computeWorldArea(0),
    findPosition: () => ({ x: 5_000, y: 3_000 }),
  });
