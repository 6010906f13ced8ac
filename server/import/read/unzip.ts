import { Unzip, UnzipInflate } from 'fflate';
import * as m from '#messages/import-files.js';
import { drain, UnreadableFile, type Source } from './source.ts';

/** Bytes that a file of an archive may have, and the most that are inflated in one go. */
const unpackedMax = 600 * 1024 * 1024;
const filesMax = 1000;
/** An archive inflates at most about a thousand times. */
const sliceSize = 16 * 1024;

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
export const inZip = (source: Source, name: string, max = unpackedMax): Source => {
  let isFound = false;
  return {
    open: () => {
      isFound = false;
      const isWanted = (other: string): boolean => {
        const isFirst = !isFound && other === name;
        isFound ||= isFirst;
        return isFirst;
      };
      return inflate(source, isWanted, max);
    },
  };
};

/**
 * Inflates the wanted files of an archive, in small slices, so that an archive that inflates to more than it may have is
 * noticed in time. Names are only compared: nothing is written.
 */
async function* inflate(
  source: Source,
  isWanted: (name: string) => boolean,
  max = unpackedMax,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: unknown;
  let size = 0;
  let isDone = false;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    file.ondata = (error, bytes, isLast) => {
      if (error !== null) failure ??= error;
      size += bytes?.byteLength ?? 0;
      if (size > max) failure ??= new UnreadableFile(m.unpacksTooLarge());
      else if (bytes && bytes.byteLength > 0) ready.push(bytes);
      isDone ||= isLast;
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
        if (isDone) return;
      }
    }
    unzip.push(new Uint8Array(0), true);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(m.brokenArchive(), { cause: error });
  }
  if (failure !== undefined) throw new UnreadableFile(m.brokenArchive(), { cause: failure });
  yield* ready;
}
