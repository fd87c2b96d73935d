/** How much a unit of height lifts a dragon on the screen. Dragons keep apart where they are seen, not where they are. */
export const rise = 0.62;
