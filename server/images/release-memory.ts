import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of heap for the server beside a decoder. Newer Node versions let garbage grow far beyond. */
const most = 40 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Runs the garbage collector if the heap is too large to run beside a decoder. */
export function releaseMemory(): void {
  if (typeof collect === 'function' && process.memoryUsage().heapTotal > most) collect();
}
