/**
 * Repeats an asynchronous task, one run at a time. A failed run is reported and does not stop the next one.
 * @param pauseMs milliseconds between the end of a run and the start of the next
 * @param mayRun whether a run may begin; otherwise it is skipped
 * @returns a function that stops the repetition and resolves once the run in progress has finished
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
