import type { BrowserContextOptions } from 'playwright-core';
import { slow4g } from '../first-load/on-slow-4g.ts';

/** A device, its line, and how its user presses. */
export interface Profile {
  name: 'phone' | 'desktop';
  context: BrowserContextOptions;
  network: typeof slow4g;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** 40 ms, 10 Mbit/s, as in Lighthouse. */
const desktopLine = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

export const profiles: readonly Profile[] = [
  {
    name: 'phone',
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
    },
    network: slow4g,
    slowdown: 4,
  },
  {
    name: 'desktop',
    context: { viewport: { width: 1_280, height: 900 } },
    network: desktopLine,
    slowdown: 1,
  },
];
