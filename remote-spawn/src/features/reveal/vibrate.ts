/** Milliseconds of vibration and pause in turns; longer ones while a seal is held. */
const patterns = {
  hold: [10, 190, 12, 160, 14, 130, 18, 100, 24, 70, 34],
  /** Gold is felt before it is seen: a heart beats below the wax. */
  goldenHold: [34, 110, 22, 260, 40, 110, 26, 240],
  break: [48],
  goldenBreak: [48, 420, 40, 110, 60, 420, 40, 110, 90],
  stop: [0],
} as const;

/** Lets a device vibrate that can; never for players who ask for less motion. */
export function vibrate(name: keyof typeof patterns): void {
  if ('vibrate' in navigator && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    navigator.vibrate([...patterns[name]]);
}
