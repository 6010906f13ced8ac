/** Milliseconds between two looks at the window, and how long an answer may follow its closing. */
const lookEveryMs = 250;
const lateAnswerMs = 2_000;

/**
 * Runs `act`, which opens a window, and rejects with `error()` soon after somebody has closed that window without
 * an answer. Firebase says so itself only ten seconds later. `act` is not cancelled: an answer that is later still
 * signs in, and whoever watches the provider hears of it.
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
