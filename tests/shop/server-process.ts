import { bundle } from '#server/testing/bundle.ts';
import { runServer } from '#server/testing/server.ts';

/** A server process that can be killed and started again on the same port. */
export type ServerProcess = Awaited<ReturnType<typeof startServers>>[number];

/** Starts `count` server processes, which end after the test file. */
export async function startServers(count: number, environment: Record<string, string>) {
  const program = await bundle('server/main.ts');
  const start = async (more: Record<string, string> = {}) => {
    // A shop that a test opens has no hook for its end. Its servers exit with the test process.
    const server = await runServer(program, { NORHOLT_SUPERVISED: '1', ...environment, ...more });
    await server.listening();
    void server.exited.then((code) => {
      // A killed process has no code.
      if (code === null || code === 0) return;
      const errors = server.output.out.split('\n').filter((line) => line.includes('"level":50'));
      console.error(`A server exited with ${code}:`, errors, server.output.err);
    });
    return server;
  };
  const startOne = async () => {
    let running = await start();
    const { origin } = running;
    return {
      origin,
      pid: () => running.child.pid ?? Number.NaN,
      /** Sends SIGKILL. Resolves when the process has exited. */
      async kill() {
        running.child.kill('SIGKILL');
        await running.exited;
      },
      /** Starts a killed process again. Resolves when it listens. */
      async restart() {
        running = await start({ PORT: new URL(origin).port });
      },
    };
  };
  return Promise.all(Array.from({ length: count }, startOne));
}
