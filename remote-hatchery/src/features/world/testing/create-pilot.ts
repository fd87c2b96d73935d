import { computeWorldArea } from '@emberclutch/world/map/world-area.ts';
import { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';

/** The pilot of a small world with all dragons at one point. */
export const createPilot = () =>
  new CameraPilot({
    getViewport: () => ({ width: 1_000, height: 600 }),
    getArea: () => computeWorldArea(0),
    findPosition: () => ({ x: 5_000, y: 3_000 }),
  });
