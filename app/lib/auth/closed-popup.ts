/** Milliseconds between two looks at the window, and how long an answer may follow its closing. */
const lookEveryMs = 250;
const lateAnswerMs = 2_000;

/**
 * Runs `act`, which opens a window, and rejects with `error()` soon after somebody has closed that window without
 * an answer. Firebase reports it only after about ten seconds. `act` is not cancelled: a late answer still signs in,
 * and the observers of the provider are notified.
 */
export async function orWhenClosed<Result>(act: () => Promise<Result>, error: () => Error): Promise<Result> {
  const open = window.open;
  let popup: Window | null = null;
  let closedAt: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  window.open = (...details) => {
    popup = open.apply(window, details);
    return popup;
  };
  const closed = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (!popup?.closed) return;
      closedAt ??= Date.now();
      if (Date.now() - closedAt >= lateAnswerMs) reject(error());
    }, lookEveryMs);
  });
  try {
    return await Promise.race([act(), closed]);
  } finally {
    clearInterval(timer);
    window.open = open;
  }
}
