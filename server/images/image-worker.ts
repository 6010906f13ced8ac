import '#contract/configure.ts';
import { Problem } from '../core/problem.ts';
import { encodeImage } from './encode-image.ts';
import type { WorkerAnswer } from './encode-worker.ts';

/**
 * The program of the process that decodes what people send: it knows no setting and no secret, opens no
 * connection, and ends with the server that started it.
 */
async function answer(bytes: unknown): Promise<WorkerAnswer> {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('An image comes as bytes');
  try {
    return { image: await encodeImage(bytes), isSpent: isSpent() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { refusal: { code: error.code, message: error.message }, isSpent: isSpent() };
  }
}

/** kB. A large image leaves 50 MB of holes behind, which would come on top of what the next one takes. */
const most = 140 * 1024;
const isSpent = () => process.resourceUsage().maxRSS > most;

const say = (message: WorkerAnswer | 'ready') => process.send?.(message);

process.on('disconnect', () => process.exit());
// What is no refusal is a fault of this program: it ends, and the server starts another.
process.on('message', (bytes: unknown) => void answer(bytes).then(say));
say('ready');
