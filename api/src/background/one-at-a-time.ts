/** Wraps `job` so that a call does nothing while an earlier run is in progress. The job must not throw. */
export function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let isBusy = false;
  return async () => {
    if (isBusy) return;
    isBusy = true;
    await job().finally(() => {
      isBusy = false;
    });
  };
}
