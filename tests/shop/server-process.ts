import { bundle } from '#server/testing/bundle.ts';
import { runServer } from '#server/testing/server.ts';

/** Starts `count` server processes, which end after the test file. Returns their origins. */
export async function startServers(count: number, environment: Record<string, string>): Promise<string[]> {
  const program = await bundle('server/main.ts');
  return Promise.all(
    Array.from({ length: count }, async () => {
      // A shop that a test opens has no hook for its end. Its servers exit with the test process.
      const { listening, origin } = await runServer(program, { NORHOLT_SUPERVISED: '1', ...environment });
      await listening();
      return origin;
    }),
  );
}
