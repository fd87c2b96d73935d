/** Units by which one unit of height lifts a dragon on the screen. Dragons keep their distance on the screen, not on the ground. */
export const screenLift = 0.62;
