import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { isAlive } from '../db/embedded/processes.ts';
import { createImageEncoder, type EncodeImage, type EncoderOptions } from './encode-worker.ts';

const folder = tempFolder();

const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#b03a2e' } })
  .png()
  .toBuffer();

let programs = 0;
/** An encoder whose process runs `program` instead of the real one. */
async function encoderThat(program: string, options: EncoderOptions = {}) {
  const file = join(folder, `program-${++programs}.mjs`);
  await writeFile(file, program);
  return createImageEncoder({ program: file, ...options });
}

/** The same with a program that runs `code` for each image. */
const encoderOn = (code: string, options?: EncoderOptions) =>
  encoderThat(
    `const refuse = (message, more, sent) =>
       process.send({ refusal: { code: 'INVALID', message: String(message) }, ...more }, sent);
     process.on('message', (bytes) => { ${code} });
     process.send('ready');`,
    options,
  );

/** The message of a refusal. */
const refusalOf = (encode: EncodeImage) => encode(bytes).catch((error: Error) => error.message);

describe('an image', () => {
  test('is encoded or refused in another process, which has no setting of this one', async () => {
    process.env['TOKEN_SECRET_OF_A_TEST'] = 'x';
    const encode = createImageEncoder();
    expect(await encode(bytes)).toMatchObject({ width: 50, isCutOut: false, files: [{}, {}] });
    await expect(encode(Buffer.from('<svg/>'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      status: 415,
    });
    const names = await encoderOn('refuse(Object.keys(process.env).join())');
    await expect(names(bytes)).rejects.toThrow(/^(?!.*TOKEN_SECRET).*MALLOC_ARENA_MAX/);
  });

  test('that takes too long is refused, and the next one gets a new process', async () => {
    const encode = await encoderOn('if (bytes.length === 1) for (;;); refuse(process.pid);', {
      deadline: 300,
    });
    const before = await refusalOf(encode);
    expect(await refusalOf(encode)).toBe(before);
    const [late, after] = await Promise.allSettled([encode(new Uint8Array(1)), encode(bytes)]);
    expect(late).toMatchObject({ reason: { code: 'TOO_LARGE', status: 413 } });
    expect(after).toMatchObject({ reason: { code: 'INVALID' } });
    expect(await refusalOf(encode)).not.toBe(before);
  });

  test('is not encoded if its request has ended before its turn', async () => {
    const encode = await encoderOn('refuse(bytes.length)');
    const request = new AbortController();
    const [first, ended] = [encode(new Uint8Array(1)), encode(new Uint8Array(2), request.signal)];
    request.abort();
    await expect(first).rejects.toThrow('1');
    await expect(ended).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  });

  test('that leaves too little memory for another is the last of its process', async () => {
    const encode = await encoderOn('refuse(process.pid, { isSpent: true })');
    expect(await refusalOf(encode)).not.toBe(await refusalOf(encode));
  });

  test('that crashes the decoder is refused, and the next one gets a new process', async () => {
    const encode = await encoderOn(
      `if (bytes.length === 1) process.kill(process.pid, 'SIGSEGV'); else refuse('alive');`,
    );
    const [lost, next] = await Promise.allSettled([encode(new Uint8Array(1)), encode(bytes)]);
    expect(lost).toMatchObject({ reason: { code: 'INVALID', status: 400 } });
    expect(next).toMatchObject({ reason: { message: 'alive' } });
  });

  test('gets a new process when the one before has exited', async () => {
    const encode = await encoderOn('refuse(process.pid, {}, () => process.exit())');
    const first = Number(await refusalOf(encode));
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), 60_000);
    expect(Number(await refusalOf(encode))).toBeGreaterThan(0);
  });

  test.each([
    ['ends immediately', 'process.exit(1)'],
    ['does not report that it is ready', `process.send('no'); setInterval(() => 0, 1000)`],
    ['cannot be loaded', `import 'no-such-package'`],
  ])('is put off when the program %s', async (_, program) => {
    const encode = await encoderThat(program);
    await expect(encode(bytes)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 10 });
  });

  test('waits for a worker that starts slowly, which the next image uses after its request has ended', async () => {
    const gate = join(folder, 'gate');
    const slow: Array<number | undefined> = [];
    const encode = await encoderThat(
      `import { existsSync } from 'node:fs';
       process.on('message', () => process.send({ refusal: { code: 'INVALID', message: String(process.pid) } }));
       const timer = setInterval(() => {
         if (!existsSync(${JSON.stringify(gate)})) return;
         clearInterval(timer);
         process.send('ready');
       }, 5);`,
      { onSlowStart: ({ pid }) => slow.push(pid), sayEvery: 10 },
    );
    const request = new AbortController();
    const first = encode(bytes, request.signal);
    await vi.waitFor(() => expect(slow.length).toBeGreaterThan(0), 60_000);
    request.abort();
    await expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });

    const next = refusalOf(encode);
    await writeFile(gate, '');
    expect(await next).toBe(String(slow[0]));
  });

  test('is put off when its encoding has another shape', async () => {
    const encode = await encoderOn(`process.send({ image: { files: '<script>' } })`);
    await expect(encode(bytes)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  });
});
