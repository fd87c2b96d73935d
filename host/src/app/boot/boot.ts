import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { applyStoredAppearance } from './apply-stored-appearance.ts';
import { collectFailures } from '../../platform/errors/collect-failures.ts';
import { installScriptPolicy } from './install-script-policy.ts';
import { replayEarlyInput, replayEarlyPress, submitEarlyChoice } from './replay-early-input.ts';
import { watchHostStart } from './watch-host-start.ts';

// The inline script of every composed page, which runs before the first paint. Its text is the same on all pages, so that the security policy needs one hash.

collectFailures();

installScriptPolicy();

applyStoredAppearance();

replayEarlyPress();

replayEarlyInput();

submitEarlyChoice();

/** Maximum wait for the first paint, in milliseconds: a background tab is not painted, and a picture may load slowly. */
const maxWaitMs = 1_000;

/** Browsers may report a paint before they have finished its frame; this pause lets them finish it. */
const pauseAfterFramesMs = 50;

async function startHostAfterPaint(): Promise<void> {
  const entry = document.querySelector<HTMLLinkElement>(`link[${pageAttributes.entry}]`);
  if (!entry) return;
  await Promise.race([waitForPaint(), wait(maxWaitMs)]);
  const preloads = document.querySelectorAll<HTMLLinkElement>(`link[${pageAttributes.preloadAfterPaint}]`);
  for (const preload of preloads) preload.rel = 'preload';
  document.querySelector(`link[${pageAttributes.manifest}]`)?.setAttribute('rel', 'manifest');
  const script = document.createElement('script');
  script.src = entry.href;
  script.integrity = entry.integrity;
  script.crossOrigin = entry.crossOrigin;
  document.head.append(script);
}

async function waitForPaint(): Promise<void> {
  const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high');
  const firstPaint = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  await Promise.allSettled([firstPaint, ...pictures.map((picture) => picture.decode())]);
  await waitForFrame();
  await waitForFrame();
  await wait(pauseAfterFramesMs);
}

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

document.addEventListener('DOMContentLoaded', () => {
  void startHostAfterPaint();
  watchHostStart();
});
