import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { problemCodes } from '#contract/problem.ts';
import * as m from '#messages/problem.js';
import { deadlines } from '../core/limits.ts';
import { sayEvery, sayWhileWaiting } from '../core/say-while-waiting.ts';
import { Problem } from '../core/problem.ts';
import type { EncodedImage } from './encode-image.ts';
import { imageFormats } from './image-name.ts';

const Bytes = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => new Uint8Array(bytes)),
);

/** `isSpent`: the worker's memory is so fragmented that the next image needs a new process. */
const spent = { isSpent: z._default(z.boolean(), false) };

const WorkerResponse = z.union([
  z.object({
    ...spent,
    image: z.object({
      isCutOut: z.boolean(),
      width: z.int(),
      files: z.array(z.object({ width: z.int(), format: z.enum(imageFormats), bytes: Bytes })),
      mail: Bytes,
    }),
  }),
  z.object({ ...spent, refusal: z.object({ code: z.enum(problemCodes), message: z.string() }) }),
]);
/** The worker's response for one image. */
export type WorkerResponse = { isSpent: boolean } & (
  { image: EncodedImage } | { refusal: { code: Problem['code']; message: string } }
);

/**
 * Throws `Problem` 400, 413 or 415 for an invalid image, 503 when no worker can decode it or `signal` is aborted before its
 * turn or before the worker has started. Without `signal` it waits for the deadline of a request.
 */
export type EncodeImage = (bytes: Uint8Array, signal?: AbortSignal) => Promise<EncodedImage>;

export interface EncoderOptions {
  program?: string;
  /** ms for one image. */
  deadline?: number;
  /** Called while a worker starts, every `sayEvery` ms. */
  onSlowStart?(start: { pid: number | undefined; seconds: number }): void;
  sayEvery?: number;
}

/** In a bundle, the worker is in the server's folder. */
const isSource = import.meta.url.endsWith('.ts');
const ownProgram = fileURLToPath(new URL(`./image-worker.${isSource ? 'ts' : 'js'}`, import.meta.url));

/** Bytes of heap for the server beside a decoder. Newer Node versions let garbage grow far beyond. */
const maxHeap = 40 * 1024 * 1024;

/** ms after which an idle worker exits, to free its memory. */
const idle = 10_000;

/**
 * Encodes images in a separate process, one at a time, so that leaks and crashes of a decoder do not affect the server.
 * An image that takes too long or crashes the decoder is rejected, and the next one gets a new process.
 */
export function createImageEncoder({
  program = ownProgram,
  deadline = deadlines.encode,
  onSlowStart = () => undefined,
  sayEvery: every = sayEvery,
}: EncoderOptions = {}): EncodeImage {
  /** Settles when the images before have been encoded. */
  let previous: Promise<unknown> = Promise.resolve();
  let worker: ChildProcess | undefined;
  let starting: Promise<ChildProcess> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function stopWhenIdle(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      worker?.kill();
      worker = undefined;
    }, idle).unref();
  }

  /** Waits while the process lives, also after the request that began it has ended. The next one uses it. */
  async function launch(): Promise<ChildProcess> {
    const started = start(program);
    const { pid } = started;
    const outcome = await sayWhileWaiting(nextOf(started), (seconds) => onSlowStart({ pid, seconds }), every);
    if (outcome.kind === 'message' && outcome.message === 'ready') {
      stopWhenIdle();
      return (worker = started);
    }
    started.kill('SIGKILL');
    throw noWorker(`The image worker did not start: ${outcome.kind}`);
  }

  async function ready(signal: AbortSignal): Promise<ChildProcess> {
    if (process.memoryUsage().heapTotal > maxHeap) globalThis.gc?.();
    if (worker?.connected) return worker;
    starting ??= launch().finally(() => (starting = undefined));
    starting.catch(() => undefined);
    return Promise.race([
      starting,
      new Promise<never>((_, reject) => {
        const stop = () => reject(noWorker('The image worker has not started yet'));
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      }),
    ]);
  }

  async function request(child: ChildProcess, bytes: Uint8Array): Promise<Outcome> {
    const outcome = nextOf(child, deadline);
    child.send(bytes, () => undefined);
    return outcome;
  }

  async function encode(bytes: Uint8Array, signal: AbortSignal): Promise<EncodedImage> {
    const isUsed = worker?.connected === true;
    let child = await ready(signal);
    let outcome = await request(child, bytes);
    if (outcome.kind === 'gone' && isUsed) {
      // It may have exited before this image was sent, and its exit event came later.
      worker = undefined;
      child = await ready(signal);
      outcome = await request(child, bytes);
    }
    const response =
      outcome.kind === 'message' ? z.safeParse(WorkerResponse, outcome.message).data : undefined;
    if (response === undefined || response.isSpent) {
      worker = undefined;
      child.kill('SIGKILL');
    }
    if (response === undefined) throw refusals[outcome.kind]();
    if ('refusal' in response) {
      throw new Problem(response.refusal.code, {
        message: response.refusal.message,
        extra: { field: 'image' },
      });
    }
    return response.image;
  }

  return (bytes, signal = AbortSignal.timeout(deadlines.request)) => {
    const image = previous.then(async () => {
      if (signal.aborted) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
      clearTimeout(idleTimer);
      try {
        return await encode(bytes, signal);
      } finally {
        stopWhenIdle();
      }
    });
    previous = image.catch(() => undefined);
    return image;
  };
}

type Outcome = { kind: 'message'; message: unknown } | { kind: 'late' } | { kind: 'gone' };

/** Waits for the worker's next message or its exit, for at most `timeout` ms. */
function nextOf(worker: ChildProcess, timeout?: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = timeout === undefined ? undefined : setTimeout(() => finish({ kind: 'late' }), timeout);
    const onMessage = (message: unknown) => finish({ kind: 'message', message });
    const onGone = () => finish({ kind: 'gone' });
    function finish(outcome: Outcome): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onGone).off('error', onGone);
      resolve(outcome);
    }
    worker.once('message', onMessage).once('exit', onGone).once('error', onGone);
  });
}

const noWorker = (cause: string) =>
  new Problem('UNAVAILABLE', {
    message: m.pictureCheckUnavailable(),
    retryAfter: 10,
    cause: new Error(cause),
  });

/** The errors for an image without a valid response. */
const refusals: Record<Outcome['kind'], () => Problem> = {
  message: () => noWorker('The image worker sent an invalid message'),
  late: () => new Problem('TOO_LARGE', { message: m.pictureTooSlow(), extra: { field: 'image' } }),
  gone: () => new Problem('INVALID', { message: m.pictureDamaged(), extra: { field: 'image' } }),
};

function start(program: string): ChildProcess {
  const { PATH, TMPDIR } = process.env;
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Pixels are not on the JavaScript heap, which newer Node versions would let grow by tens of MB.
    execArgv: ['--max-semi-space-size=1', ...(program.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    // Without the server's settings and secrets. Decoding fragments each of glibc's arenas, so there are only two.
    env: { PATH, TMPDIR, MALLOC_ARENA_MAX: '2' },
  });
  // A failed send is followed by the exit event.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
