import { startEmbeddedPostgres } from '../db/embedded.ts';

/** A process for the tests of the embedded database: runs the one in the given folder until it exits. */
const [, , dataDir = ''] = process.argv;
try {
  const { url, pid } = await startEmbeddedPostgres({ dataDir });
  process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
