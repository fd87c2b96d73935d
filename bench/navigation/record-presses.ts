/** What must be visible after a press before its page counts as shown. */
export interface Arrival {
  /** Pattern of the new page's path. */
  path: string;
  /** An element that the page has to show; by default a picture. */
  element?: string;
  /** A mark of the page after the press, for a canvas whose pictures are not elements. */
  mark?: string;
}

interface RecordedRequest {
  url: string;
  isPicture: boolean;
  /** Milliseconds since the press. */
  began: number;
  ended: number;
}

/** Times in milliseconds since the press, by the clock of the page. */
export interface RecordedPress {
  /** The end of the first frame after the press. */
  nextFrame: number;
  /** The end of the first frame with heading and pictures of the new page; null if it did not appear. */
  content: number | null;
  /** When the pointer went down, which is before the press. */
  down: number;
  /** Requests that reached the network, since the pointer went down. */
  requests: RecordedRequest[];
  /** Sum of tasks of more than 50 ms. */
  longTasks: number;
  /** Excludes shifts in the half second after an input, as "cumulative layout shift" does. */
  shift: number;
}

/** What the recorder offers to the bench, as a global of the page. */
export interface PressRecorder {
  /** Waits for the next press. */
  expectPress(arrival: Arrival): void;
  /** Goes back in the history. The page does not see the pointer of this press. */
  goBack(): void;
  /** Whether the expected page is shown, or has not appeared in time. */
  isSettled(): boolean;
  read(): RecordedPress;
}

declare global {
  interface Window {
    pressRecorder: PressRecorder;
  }
}

/**
 * Runs in the page before its scripts. A press is the `click` at its end, because a page opens with it. The new page counts as shown when
 * its path and heading have changed, and the window contains at least one picture, and no incomplete one.
 */
export function recordPresses(): void {
  const maxMs = 30_000;
  /** Smaller pictures are icons. Px. */
  const minWidth = 64;

  const resources: PerformanceResourceTiming[] = [];
  const tasks: PerformanceEntry[] = [];
  const shifts: (PerformanceEntry & { value: number; hadRecentInput: boolean })[] = [];
  const observe = (type: string, entries: PerformanceEntry[]) =>
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  observe('resource', resources);
  observe('longtask', tasks);
  observe('layout-shift', shifts);

  let arrival: Arrival | null = null;
  let heading: { element: Element | undefined; text: string | undefined } | null = null;
  let downAt = 0;
  let pressAt = 0;
  let nextFrameAt = 0;
  let contentAt: number | null = null;
  let isSettled = true;
  /** Whether something has happened since the last frame that can complete the page. */
  let isChanged = false;

  const change = () => {
    isChanged = true;
  };
  new MutationObserver(change).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new PerformanceObserver(change).observe({ type: 'mark' });
  window.addEventListener('popstate', change, { capture: true });
  // The document, because the `load` of a picture does not reach the window.
  for (const event of ['load', 'error', 'scroll'])
    document.addEventListener(event, change, { capture: true, passive: true });

  /** The message is handled after the frame has been painted. */
  const afterPaint = (then: (at: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  const recordNextFrame = () =>
    requestAnimationFrame(() =>
      afterPaint((at) => {
        nextFrameAt = at;
      }),
    );

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const findHeading = () => [...document.querySelectorAll('main h1')].find(isVisible);

  const hasArrived = () => {
    if (!arrival || !new RegExp(arrival.path).test(location.pathname)) return false;
    const shown = findHeading();
    // Two pages about one egg have the same text, and two eggs may have the same element.
    if (!shown?.textContent || (shown === heading?.element && shown.textContent === heading.text))
      return false;
    if (arrival.mark !== undefined) {
      const marks = performance.getEntriesByName(arrival.mark);
      if (!marks.some(({ startTime }) => startTime > pressAt)) return false;
    }
    const pictures = [...document.querySelectorAll('main :is(img, svg, canvas)')].filter((picture) => {
      const { width, top, bottom } = picture.getBoundingClientRect();
      return width >= minWidth && bottom > 0 && top < innerHeight && isVisible(picture);
    });
    const isShown =
      arrival.element === undefined
        ? pictures.length > 0
        : [...document.querySelectorAll(arrival.element)].some(isVisible);
    return isShown && pictures.every((picture) => !(picture instanceof HTMLImageElement) || picture.complete);
  };
  const watch = () => {
    if (isSettled) return;
    if (performance.now() - pressAt > maxMs) {
      isSettled = true;
      return;
    }
    if (isChanged) {
      isChanged = false;
      if (hasArrived()) {
        afterPaint((at) => {
          contentAt = at;
          isSettled = true;
        });
        return;
      }
    }
    requestAnimationFrame(watch);
  };
  const press = (at: number) => {
    pressAt = at;
    isChanged = true;
    watch();
  };

  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (arrival && pressAt === 0) downAt = timeStamp;
    },
    { capture: true, passive: true },
  );
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!arrival || pressAt !== 0) return;
      recordNextFrame();
      press(timeStamp);
    },
    { capture: true, passive: true },
  );

  window.pressRecorder = {
    expectPress(expected) {
      const element = findHeading();
      heading = { element, text: element?.textContent };
      [arrival, downAt, pressAt, nextFrameAt, contentAt] = [expected, 0, 0, 0, null];
      isSettled = false;
    },
    goBack() {
      window.addEventListener('popstate', recordNextFrame, { once: true, capture: true });
      downAt = performance.now();
      press(downAt);
      history.back();
    },
    isSettled: () => isSettled,
    read: () => ({
      nextFrame: nextFrameAt - pressAt,
      content: contentAt === null ? null : contentAt - pressAt,
      down: downAt - pressAt,
      requests: resources
        // Answers from a cache have no bytes of transfer.
        .filter((entry) => entry.startTime >= downAt && entry.transferSize > 0)
        .map((entry) => ({
          url: entry.name,
          isPicture:
            entry.initiatorType === 'img' ||
            /\.(svg|png|jpe?g|webp|avif)$/.test(new URL(entry.name).pathname),
          began: entry.startTime - pressAt,
          ended: entry.responseEnd - pressAt,
        })),
      longTasks: tasks
        .filter(({ startTime }) => startTime >= downAt)
        .reduce((sum, { duration }) => sum + duration, 0),
      shift: shifts
        .filter(({ startTime, hadRecentInput }) => startTime >= downAt && !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    }),
  };
}
