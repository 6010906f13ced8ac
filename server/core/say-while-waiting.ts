/** ms between two lines about something that takes long. */
export const sayEvery = 15_000;

/** Calls `say` with the seconds so far, every 15 s until `work` ends. On a loaded machine, slow is not broken. */
export async function sayWhileWaiting<Result>(
  work: Promise<Result>,
  say: (seconds: number) => void,
  every = sayEvery,
): Promise<Result> {
  const startedAt = performance.now();
  const timer = setInterval(() => say(Math.round((performance.now() - startedAt) / 1000)), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
