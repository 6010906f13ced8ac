import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of heap that the server may hold beside a decoder. Newer versions of Node let garbage grow far beyond. */
const most = 40 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Collects the garbage of this process where it is more than a decoder leaves room for. */
export function releaseMemory(): void {
  if (typeof collect === 'function' && process.memoryUsage().heapTotal > most) collect();
}
