import { pathToFileURL } from 'node:url';
import { bundle } from '#server/testing/bundle.ts';
import { runServer } from '#server/testing/server.ts';

/**
 * Starts `count` server processes whose background jobs run `speedUp` times faster. Returns their origins. They end after
 * the test file; inside a test, pass `onTestFinished` as `after`.
 */
export async function startServers(
  count: number,
  speedUp: number,
  environment: Record<string, string>,
  after?: (end: () => void) => void,
): Promise<string[]> {
  const program = await bundle('server/main.ts');
  const options =
    speedUp === 1 ? [] : ['--import', pathToFileURL(await bundle('tests/shop/speed-up.ts')).href];
  const settings = { SPEED_UP: String(speedUp), ...environment };
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { listening, origin } = await runServer(program, settings, { options, ...(after && { after }) });
      await listening();
      return origin;
    }),
  );
}
