import { SaxesParser } from 'saxes';
import * as m from '#messages/import-files.js';
import { decodeText } from './decode-text.ts';
import { UnreadableFile, type Source } from './source.ts';

export interface XmlHandler<Item = never> {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Returns what was collected since the last call. */
  take?(): Item[];
}

/** Elements within elements. */
const depthMax = 100;

const declared = /^[^>]*?encoding=["']([\w-]+)["']/;

/** Names without their prefix: Excel writes `x:row` or `row`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML as it is read, and yields what the handler has collected after each chunk. Entities of the document are never
 * expanded: the parser knows none. A file without bytes has no elements.
 */
export async function* parseXml<Item>(
  source: Source,
  handler: XmlHandler<Item>,
  first?: Uint8Array,
): AsyncGenerator<Item> {
  const [, encoding = 'utf-8'] = declared.exec(Buffer.from(first ?? []).toString('latin1')) ?? [];
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  let failure: unknown;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > depthMax) failure ??= new Error('too deep');
    handler.open?.(localName(name), attributes);
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close?.(localName(name));
  });
  parser.on('error', (error) => (failure ??= error));
  let isEmpty = true;
  for await (const text of decodeText(source, isKnown(encoding) ? encoding : 'utf-8')) {
    isEmpty &&= text === '';
    parser.write(text);
    if (failure !== undefined) throw new UnreadableFile(m.brokenXml(), { cause: failure });
    yield* handler.take?.() ?? [];
  }
  if (isEmpty) return;
  parser.close();
  if (failure !== undefined) throw new UnreadableFile(m.brokenXml(), { cause: failure });
  yield* handler.take?.() ?? [];
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}
