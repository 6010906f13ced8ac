/**
 * Runs `stop` once, on SIGTERM or Ctrl-C, and under a supervisor when its pipe closes: one that was
 * killed cannot send a signal. The process ends afterwards.
 */
export function stopWhenAsked(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  if (process.env.NORHOLT_SUPERVISED !== '1') {
    process.on('SIGINT', end);
    return;
  }
  // Ctrl-C reaches every process of the terminal; under a supervisor the supervisor says when to stop.
  process.on('SIGINT', () => undefined);
  process.stdin.on('end', end).on('error', end).resume();
}
