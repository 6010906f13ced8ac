import { Unzip, UnzipInflate } from 'fflate';
import * as m from '#messages/import-files.js';
import { drain, UnreadableFile, type Source } from './source.ts';

const megabyte = 1024 * 1024;

/** Bytes that a file of an archive may have, and the most that are inflated in one go. */
export const unpackedMax = 600 * megabyte;
const filesMax = 10_000;
/** An archive inflates at most about a thousand times. */
const sliceSize = 16 * 1024;

/** The error of a file that has more bytes than it may. */
export const tooLarge = (max: number): UnreadableFile =>
  new UnreadableFile(m.unpacksTooLarge({ megabytes: Math.round(max / megabyte) }));

/** Returns the names of the files in an archive. Throws for one with too many. */
export async function listZip(source: Source): Promise<string[]> {
  const names: string[] = [];
  const see = (name: string) => {
    names.push(name);
    if (names.length > filesMax) throw new UnreadableFile(m.tooManyFiles({ max: filesMax }));
    return false;
  };
  await drain(inflate(source, see));
  return names;
}

/** A file in an archive, by its whole name. It has no bytes if there is none. `max`: bytes that it may have. */
export const inZip = (source: Source, name: string, max = unpackedMax): Source => ({
  async *open() {
    let isFound = false;
    const isWanted = (other: string): boolean => {
      const isFirst = !isFound && other === name;
      isFound ||= isFirst;
      return isFirst;
    };
    for await (const { bytes, isLast } of inflate(source, isWanted, max)) {
      yield bytes;
      if (isLast) return;
    }
  },
});

/** A file of an archive. */
interface ZipFile {
  name: string;
  /** Null: it has more bytes than it may. */
  bytes: Uint8Array | null;
}

/** Yields the wanted files of an archive, each in one piece. `max`: bytes of one file. `maxAll`: bytes of all of them. */
export async function* filesInZip(
  source: Source,
  isWanted: (name: string) => boolean,
  max: number,
  maxAll = unpackedMax,
): AsyncGenerator<ZipFile> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const { name, bytes, isLast } of inflate(source, isWanted, maxAll)) {
    size += bytes.byteLength;
    if (size <= max) chunks.push(bytes);
    if (!isLast) continue;
    yield { name, bytes: size > max ? null : new Uint8Array(Buffer.concat(chunks)) };
    [chunks, size] = [[], 0];
  }
}

/** Some bytes of a file of an archive. Files follow each other. */
interface Piece {
  name: string;
  bytes: Uint8Array;
  isLast: boolean;
}

/**
 * Inflates the wanted files of an archive, in small slices, so that an archive that inflates to more than it may have is
 * noticed in time. Names are only compared: nothing is written.
 */
async function* inflate(
  source: Source,
  isWanted: (name: string) => boolean,
  max = unpackedMax,
): AsyncGenerator<Piece> {
  let ready: Piece[] = [];
  let failure: unknown;
  let size = 0;
  const unzip = new Unzip((file) => {
    const { name } = file;
    if (!isWanted(name)) return;
    file.ondata = (error, bytes, isLast) => {
      if (error !== null) failure ??= error;
      size += bytes?.byteLength ?? 0;
      if (size > max) failure ??= tooLarge(max);
      else if (bytes) ready.push({ name, bytes, isLast });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of source.open()) {
      for (let at = 0; at < chunk.byteLength; at += sliceSize) {
        unzip.push(chunk.subarray(at, at + sliceSize), false);
        if (failure !== undefined) throw failure;
        yield* ready;
        ready = [];
      }
    }
    unzip.push(new Uint8Array(0), true);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(m.brokenArchive(), { cause: error });
  }
  if (failure !== undefined) throw new UnreadableFile(m.brokenArchive(), { cause: failure });
  yield* ready;
}
