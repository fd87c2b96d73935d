import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from '@emberclutch/contract/site/evidence.ts';

/** Writes the Core Web Vitals of this page into `vitals` at each change. The last values before the page is hidden are final. */
export function measureVitals(vitals: Vitals): void {
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = value), options);
  onCLS(({ value }) => (vitals.cls = value), options);
  onINP(({ value }) => (vitals.inp = value), options);
  onTTFB(({ value }) => (vitals.ttfb = value), options);
}
