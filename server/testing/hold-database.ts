import { startEmbeddedPostgres } from '../db/embedded.ts';

/** A process for the tests of the embedded database: holds the one in the folder it is given, until it ends. */
const [, , dataDir = ''] = process.argv;
try {
  const { url, pid } = await startEmbeddedPostgres({ dataDir });
  process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
