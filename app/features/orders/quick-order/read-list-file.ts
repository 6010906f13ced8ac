import { readOrderList, type OrderList } from '#contract/orders/order-list.ts';

/** A byte order mark names UTF-16. A list that is not UTF-8 is of a spreadsheet in Western Europe. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV file in the browser. Null: it is no text. */
export async function readListFile(file: Blob): Promise<OrderList | null> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? null : readOrderList(text);
}
