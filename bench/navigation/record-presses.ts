/** The conditions under which the page of a press counts as shown. */
export interface Arrival {
  /** Pattern of the new page's path. */
  path: string;
  /** Selector of an element that the page must show; by default a picture. */
  element?: string;
  /** Name of a performance mark that the page must set after the press, for a canvas whose pictures are not elements. */
  mark?: string;
}

interface RecordedRequest {
  url: string;
  isPicture: boolean;
  /** Milliseconds since the press. */
  startedAt: number;
  endedAt: number;
}

/** Times in milliseconds since the press, by the clock of the page. */
export interface RecordedPress {
  /** The end of the first frame after the press. */
  nextFrame: number;
  /** The end of the first frame with heading and pictures of the new page; null if it did not appear. */
  content: number | null;
  /** Requests since the pointer went down that reached the network. */
  requests: RecordedRequest[];
  /** Sum of the durations of tasks of more than 50 ms. */
  longTasks: number;
  /** Sum of layout shifts, except in the half second after an input, as in "cumulative layout shift". */
  shift: number;
}

/** The interface of the recorder, a global of the page. */
export interface PressRecorder {
  /** Waits for the next press. */
  expectPress(arrival: Arrival): void;
  /** Goes back in the history. The page does not see the pointer of this press. */
  goBack(): void;
  /** Whether the expected page is shown, or did not appear in time. */
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
  /** Px. Smaller pictures are icons. */
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
  /** Whether a change that can complete the page has happened since the last frame. */
  let hasChanged = false;

  const markChanged = () => (hasChanged = true);
  new MutationObserver(markChanged).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new PerformanceObserver(markChanged).observe({ type: 'mark' });
  window.addEventListener('popstate', markChanged, { capture: true });
  // Listens on the document, because the `load` event of a picture does not reach the window.
  for (const event of ['load', 'error', 'scroll'])
    document.addEventListener(event, markChanged, { capture: true, passive: true });

  /** Posts a message to this page, which the browser delivers after it has painted the frame. */
  const runAfterPaint = (callback: (paintedAt: number) => unknown) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => callback(performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  const recordNextFrame = () =>
    requestAnimationFrame(() => runAfterPaint((paintedAt) => (nextFrameAt = paintedAt)));

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const findHeading = () => [...document.querySelectorAll('main h1')].find(isVisible);

  const hasArrived = () => {
    if (!arrival || !new RegExp(arrival.path).test(location.pathname)) return false;
    const newHeading = findHeading();
    // Two pages about one egg have the same text, and two eggs may have the same element.
    if (
      !newHeading?.textContent ||
      (newHeading === heading?.element && newHeading.textContent === heading.text)
    )
      return false;
    const { mark, element } = arrival;
    if (mark && !performance.getEntriesByName(mark).some(({ startTime }) => startTime > pressAt))
      return false;
    const pictures = [...document.querySelectorAll('main :is(img, svg, canvas)')].filter((picture) => {
      const { width, top, bottom } = picture.getBoundingClientRect();
      return width >= minWidth && bottom > 0 && top < innerHeight && isVisible(picture);
    });
    const isShown = element ? [...document.querySelectorAll(element)].some(isVisible) : pictures.length > 0;
    return isShown && pictures.every((picture) => !(picture instanceof HTMLImageElement) || picture.complete);
  };
  const watchForArrival = () => {
    if (isSettled) return;
    if (performance.now() - pressAt > maxMs) {
      isSettled = true;
      return;
    }
    const shouldCheck = hasChanged;
    hasChanged = false;
    if (shouldCheck && hasArrived())
      runAfterPaint((paintedAt) => {
        contentAt = paintedAt;
        isSettled = true;
      });
    else requestAnimationFrame(watchForArrival);
  };
  const startRecording = (pressedAt: number) => {
    pressAt = pressedAt;
    hasChanged = true;
    watchForArrival();
  };

  const isExpected = () => arrival !== null && pressAt === 0;
  const options = { capture: true, passive: true };
  window.addEventListener('pointerdown', ({ timeStamp }) => isExpected() && (downAt = timeStamp), options);
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!isExpected()) return;
      recordNextFrame();
      startRecording(timeStamp);
    },
    options,
  );

  window.pressRecorder = {
    expectPress(expectedArrival) {
      const element = findHeading();
      heading = { element, text: element?.textContent };
      [arrival, downAt, pressAt, nextFrameAt, contentAt] = [expectedArrival, 0, 0, 0, null];
      isSettled = false;
    },
    goBack() {
      window.addEventListener('popstate', recordNextFrame, { once: true, capture: true });
      downAt = performance.now();
      startRecording(downAt);
      history.back();
    },
    isSettled: () => isSettled,
    read: () => ({
      nextFrame: nextFrameAt - pressAt,
      content: contentAt === null ? null : contentAt - pressAt,
      requests: resources
        // Responses from a cache have a transfer size of 0.
        .filter((entry) => entry.startTime >= downAt && entry.transferSize > 0)
        .map((entry) => ({
          url: entry.name,
          isPicture:
            entry.initiatorType === 'img' ||
            /\.(svg|png|jpe?g|webp|avif)$/.test(new URL(entry.name).pathname),
          startedAt: entry.startTime - pressAt,
          endedAt: entry.responseEnd - pressAt,
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
