import '#contract/configure.ts';
import { Problem } from '../core/problem.ts';
import { encodeImage } from './encode-image.ts';
import type { WorkerResponse } from './encode-worker.ts';

/** The process that decodes uploads. It has no settings or secrets and exits with the server that started it. */
async function respond(bytes: unknown): Promise<WorkerResponse> {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('Expected the bytes of an image');
  try {
    return { image: await encodeImage(bytes), isSpent: isSpent() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { refusal: { code: error.code, message: error.message }, isSpent: isSpent() };
  }
}

/** kB. A large image leaves 50 MB of fragmented memory, which the next one would need in addition. */
const maxMemory = 140 * 1024;
const isSpent = () => process.resourceUsage().maxRSS > maxMemory;

const send = (message: WorkerResponse | 'ready') => process.send?.(message);

process.on('disconnect', () => process.exit());
// Any other error is a bug: the process exits and the server starts another.
process.on('message', (bytes: unknown) => void respond(bytes).then(send));
send('ready');
