/** The job, which does nothing while it is still at it. It must not throw. */
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
