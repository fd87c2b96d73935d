import type { Leg } from '../skeleton.ts';
import { parseJoints } from '../tube.ts';

/**
 * Parses the hand-placed joints of a leg, from hip to foot: `parseLeg('x,y,radius x,y,radius')`.
 * @param toes direction of the toes in radians; to the left by default
 */
export const parseLeg = (joints: string, toes = Math.PI): Leg => ({ joints: parseJoints(joints), toes });
