import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from '@emberclutch/contract/site/evidence.ts';

/** Writes the Core Web Vitals of this page into `vitals` at each change. The last values before the page is hidden are final. */
export function measureVitals(vitals: Vitals): void {
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = value), always);
  onCLS(({ value }) => (vitals.cls = value), always);
  onINP(({ value }) => (vitals.inp = value), always);
  onTTFB(({ value }) => (vitals.ttfb = value), always);
}
