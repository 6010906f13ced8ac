/** Milliseconds between two checks of the window, and the maximum delay of a response after the window was closed. */
const lookEveryMs = 250;
const lateAnswerMs = 2_000;

/**
 * Runs `act`, which opens a window, and rejects with `error()` soon after the user has closed the window without a
 * response. Firebase reports that only after about ten seconds. `act` is not cancelled: a late response still signs
 * in, and the observers of the provider are notified.
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
