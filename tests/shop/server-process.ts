import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { projectRoot } from '#server/core/root.ts';
import { bundle } from '#server/testing/bundle.ts';
import { freePort } from '#server/core/free-port.ts';

/**
 * Starts `count` server processes whose background jobs run `speedUp` times faster. Returns their origins. They end after
 * the test file; inside a test, pass `onTestFinished` as `after`.
 */
export async function startServers(
  count: number,
  speedUp: number,
  environment: Record<string, string>,
  after: (end: () => void) => void = afterAll,
): Promise<string[]> {
  const program = await bundle('server/main.ts');
  const before =
    speedUp === 1 ? [] : ['--import', pathToFileURL(await bundle('tests/shop/speed-up.ts')).href];
  return Promise.all(
    Array.from({ length: count }, async () => {
      const port = await freePort();
      const child = spawn(process.execPath, [...before, program], {
        cwd: projectRoot,
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'test',
          PORT: String(port),
          SPEED_UP: String(speedUp),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      after(() => void child.kill('SIGKILL'));
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      await Promise.race([
        once(child.stdout, 'data'),
        once(child, 'exit').then(() => Promise.reject(new Error(stderr))),
      ]);
      return `http://127.0.0.1:${port}`;
    }),
  );
}
