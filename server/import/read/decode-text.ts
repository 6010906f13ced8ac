import type { encodings } from '#contract/import/imports.ts';
import type { Source } from './source.ts';

export type Encoding = (typeof encodings)[number];

const marks: ReadonlyArray<readonly [Encoding, readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Returns the encoding of a text: that of its byte order mark, UTF-16 if every other byte is zero, UTF-8 if all bytes are, else
 * Windows-1252, in which spreadsheets of Western Europe save.
 */
export async function detectEncoding(source: Source, first: Uint8Array): Promise<Encoding> {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => first[at] === byte));
  if (marked) return marked[0];
  const pairs = Math.floor(Math.min(first.length, 400) / 2);
  const zeros = (offset: number) =>
    Array.from({ length: pairs }, (_, at) => first[2 * at + offset]).filter((byte) => byte === 0).length;
  if (pairs > 1 && zeros(1) > pairs / 2) return 'utf-16le';
  if (pairs > 1 && zeros(0) > pairs / 2) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of source.open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Decodes a text as it is read, without its byte order mark. */
export async function* decodeText(source: Source, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
