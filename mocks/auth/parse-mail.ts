/** A mail as a mail program shows it. */
export interface ParsedMail {
  subject: string;
  /** Decoded, in their order. */
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  html: string;
  text: string;
}

/** Parses what the shop sends: headers, and parts that contain text. */
export function parseMail(source: Buffer): ParsedMail {
  const { headers, body } = split(source.toString('latin1'));
  return {
    subject: valueOf(headers, 'subject'),
    headers,
    html: partOf('text/html', headers, body),
    text: partOf('text/plain', headers, body),
  };
}

type Headers = ParsedMail['headers'];

function split(source: string): { headers: Headers; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers, body: source.slice(end + 4) };
}

const valueOf = (headers: Headers, name: string): string =>
  headers.find(([known]) => known.toLowerCase() === name)?.[1] ?? '';

/** Returns the first part of a type, or an empty string. */
function partOf(type: string, headers: Headers, body: string): string {
  const contentType = valueOf(headers, 'content-type');
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) {
    if (!contentType.toLowerCase().startsWith(type)) return '';
    return decode(body, valueOf(headers, 'content-transfer-encoding'));
  }
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const inner = split(part.replace(/^\r\n/, ''));
    const found = partOf(type, inner.headers, inner.body);
    if (found !== '') return found;
  }
  return '';
}

function decode(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  if (/quoted-printable/i.test(encoding)) return unquote(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1').toString();
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Decodes the words of RFC 2047, which are UTF-8 here. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : unquote(text.replaceAll('_', ' ')),
    );
