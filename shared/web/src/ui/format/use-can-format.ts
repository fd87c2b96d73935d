import { useEffect, useState } from 'react';
import { nextTask } from '../../api/next-task.ts';
import { useIsHydrated } from '../browser/use-hydrated-value.ts';

/**
 * Whether an instant can be written in the language of the browser. Not while a page that the edge has rendered is hydrated, and
 * not in the task after that: the first format makes the browser list all its languages, which blocks a phone for 60 ms and more.
 */
export function useCanFormat(): boolean {
  // A page that is opened later is not hydrated, and writes its first text in that language.
  const [canFormat, setCanFormat] = useState(useIsHydrated());
  useEffect(() => {
    if (!canFormat) void listLanguages().then(() => setCanFormat(true));
  }, [canFormat]);
  return canFormat;
}

/** In two tasks: browsers list the languages that they know, and those that they write instants in. */
async function listLanguages(): Promise<void> {
  await nextTask();
  Intl.Collator.supportedLocalesOf('en');
  await nextTask();
  Intl.DateTimeFormat.supportedLocalesOf('en');
}
