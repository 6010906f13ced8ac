import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { problemCodes } from '#contract/problem.ts';
import * as m from '#messages/problem.ts';
import { deadlines } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import type { EncodedImage } from './encode-image.ts';
import { imageFormats } from './image-name.ts';
import { releaseMemory } from './release-memory.ts';

const Bytes = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => new Uint8Array(bytes)),
);

/** `isSpent`: so much of the worker's memory is full of holes that the next image deserves a new one. */
const spent = { isSpent: z._default(z.boolean(), false) };

const WorkerAnswer = z.union([
  z.object({
    ...spent,
    image: z.object({
      isCutOut: z.boolean(),
      width: z.int(),
      files: z.array(z.object({ width: z.int(), format: z.enum(imageFormats), bytes: Bytes })),
    }),
  }),
  z.object({ ...spent, refusal: z.object({ code: z.enum(problemCodes), message: z.string() }) }),
]);
/** What the worker says of one image. */
export type WorkerAnswer = { isSpent: boolean } & (
  { image: EncodedImage } | { refusal: { code: Problem['code']; message: string } }
);

/** Throws `Problem` 400, 413 or 415 for what is no image, and 503 when there is nobody to look at it. */
export type EncodeImage = (bytes: Uint8Array) => Promise<EncodedImage>;

export interface EncoderOptions {
  program?: string;
  /** ms for one image */
  deadline?: number;
}

/** The bundle has it beside the server; a run from the sources has the source. */
const isSource = import.meta.url.endsWith('.ts');
const ownProgram = fileURLToPath(new URL(`./image-worker.${isSource ? 'ts' : 'js'}`, import.meta.url));

/** ms after which a worker that nobody needs gives its memory back. */
const idle = 10_000;

/**
 * Encodes images in a process of its own, one at a time: what decoding them costs, leaks or breaks is not the
 * server's. An image that takes too long, or that the decoder does not survive, is refused, and the next one
 * meets a new process.
 */
export function createImageEncoder({
  program = ownProgram,
  deadline = deadlines.encode,
}: EncoderOptions = {}): EncodeImage {
  const inTurn = pLimit(1);
  let worker: ChildProcess | undefined;
  let leaving: NodeJS.Timeout | undefined;

  async function ready(): Promise<ChildProcess> {
    releaseMemory();
    if (worker?.connected) return worker;
    const started = start(program);
    const outcome = await nextOf(started, deadlines.encoderStart);
    if (outcome.kind === 'said' && outcome.message === 'ready') return (worker = started);
    started.kill('SIGKILL');
    throw noWorker(`The image worker did not start: ${outcome.kind}`);
  }

  async function look(at: ChildProcess, bytes: Uint8Array): Promise<Outcome> {
    const heard = nextOf(at, deadline);
    at.send(bytes, () => undefined);
    return heard;
  }

  async function encode(bytes: Uint8Array): Promise<EncodedImage> {
    const isUsed = worker?.connected === true;
    let at = await ready();
    let outcome = await look(at, bytes);
    if (outcome.kind === 'gone' && isUsed) {
      // It may have been ended before this image came, which nobody had told yet.
      worker = undefined;
      at = await ready();
      outcome = await look(at, bytes);
    }
    const answer = outcome.kind === 'said' ? z.safeParse(WorkerAnswer, outcome.message).data : undefined;
    if (answer === undefined || answer.isSpent) {
      worker = undefined;
      at.kill('SIGKILL');
    }
    if (answer === undefined) throw refusals[outcome.kind]();
    if ('refusal' in answer) throw new Problem(answer.refusal.code, { message: answer.refusal.message });
    return answer.image;
  }

  return (bytes) =>
    inTurn(async () => {
      clearTimeout(leaving);
      try {
        return await encode(bytes);
      } finally {
        leaving = setTimeout(() => {
          worker?.kill();
          worker = undefined;
        }, idle).unref();
      }
    });
}

type Outcome = { kind: 'said'; message: unknown } | { kind: 'late' } | { kind: 'gone' };

/** What a worker does next: says something, ends, or neither in time. */
function nextOf(worker: ChildProcess, patience: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle({ kind: 'late' }), patience);
    const onMessage = (message: unknown) => settle({ kind: 'said', message });
    const onGone = () => settle({ kind: 'gone' });
    function settle(outcome: Outcome): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onGone).off('error', onGone);
      resolve(outcome);
    }
    worker.once('message', onMessage).once('exit', onGone).once('error', onGone);
  });
}

const noWorker = (cause: string) =>
  new Problem('UNAVAILABLE', {
    message: m.picturesCannotBeCheckedRightNow(),
    retryAfter: 10,
    cause: new Error(cause),
  });

/** For an image whose worker said nothing of it that can be understood. */
const refusals: Record<Outcome['kind'], () => Problem> = {
  said: () => noWorker('The image worker says what nobody understands'),
  late: () => new Problem('TOO_LARGE', { message: m.thePictureTakesTooLongToRead() }),
  gone: () => new Problem('INVALID', { message: m.thisPictureIsDamagedAndCannotBeRead() }),
};

function start(program: string): ChildProcess {
  const { PATH, TMPDIR } = process.env;
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Pixels are not on its heap, which newer versions of Node would let grow by tens of MB.
    execArgv: ['--max-semi-space-size=1', ...(isSource ? ['--import', 'tsx'] : [])],
    // What decodes foreign files has no business with the server's settings. Of glibc's many arenas, which decoding
    // leaves full of holes, it gets two.
    env: { PATH, TMPDIR, MALLOC_ARENA_MAX: '2' },
  });
  // One that nobody waits for, such as that of a failed send, is followed by its end.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
