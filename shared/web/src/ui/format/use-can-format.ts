import { useEffect, useState } from 'react';
import { nextTask } from '../../api/next-task.ts';
import { useIsHydrated } from '../browser/use-hydrated-value.ts';

/**
 * Whether the browser may format an instant in its language. False during hydration of a page that the edge has rendered, and in
 * the task after it: the first format makes the browser list all its languages, which blocks a phone for 60 ms and more.
 */
export function useCanFormat(): boolean {
  // A page that is opened later is not hydrated, so it formats its first text in that language.
  const [canFormat, setCanFormat] = useState(useIsHydrated());
  useEffect(() => {
    if (!canFormat) void listLanguages().then(() => setCanFormat(true));
  }, [canFormat]);
  return canFormat;
}

/** In two tasks: one lists the browser's languages, the other the languages of its date formats. */
async function listLanguages(): Promise<void> {
  await nextTask();
  Intl.Collator.supportedLocalesOf('en');
  await nextTask();
  Intl.DateTimeFormat.supportedLocalesOf('en');
}
