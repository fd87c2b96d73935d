/**
 * Runs an asynchronous task again and again, one run at a time. A failed run is reported and does not stop the next one.
 * @param pauseMs milliseconds between the end of a run and the start of the next
 * @param mayRun a run that may not begin is skipped
 * @returns stops the repetition; resolves once a run that is under way has finished
 */
export function repeat(
  task: () => Promise<void>,
  pauseMs: number,
  onFailure: (failure: unknown) => void,
  mayRun: () => boolean = () => true,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let run = Promise.resolve();
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      run = (mayRun() ? task() : Promise.resolve()).catch(onFailure).then(schedule);
    }, pauseMs);
    timer.unref();
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await run;
  };
}
