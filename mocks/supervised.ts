/**
 * Runs `stop` once, on SIGTERM or SIGINT, and under a supervisor also when its pipe closes: a
 * supervisor that was killed cannot send a signal. The process ends afterwards.
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
  process.on('SIGINT', end);
  if (process.env.NORHOLT_SUPERVISED === '1') process.stdin.on('end', end).on('error', end).resume();
}
