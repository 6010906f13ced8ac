import { readOrderList, toOrderList, type OrderList } from '#contract/orders/order-list.ts';
import { call } from '#app/lib/http/api.ts';

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

/** A workbook is an archive, which the server reads. */
async function readWorkbook(file: File): Promise<OrderList> {
  const body = new FormData();
  body.append('file', file, file.name);
  const { rows } = await call('readOrderFile', { body, credential: 'none' });
  return toOrderList(rows);
}

/** Reads a CSV file in the browser, and a workbook on the server. Null: it is no text. */
export async function readListFile(file: File): Promise<OrderList | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 2)) === 'PK') return readWorkbook(file);
  const text = decode(bytes);
  return text.includes('\0') ? null : readOrderList(text);
}
