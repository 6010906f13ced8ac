/**
 * Runs `stop` once and exits: on SIGTERM, on Ctrl-C, and under a supervisor when stdin closes, because a killed
 * supervisor sends no signal.
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
  // Ctrl-C reaches every process of the terminal. The supervisor decides when this one stops.
  process.on('SIGINT', () => undefined);
  process.stdin.on('end', end).on('error', end).resume();
}
