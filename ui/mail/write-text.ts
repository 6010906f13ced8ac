import * as m from '#messages/mail.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { Shop } from '#tokens/shop.ts';
import type { MailDescription, MailFact, MailLink } from './mail-description.ts';

/** Characters of a line that has no URL. */
const lineLength = 60;

/** Breaks each line of a text between words, and words that are longer than a line. */
function wrap(text: string, length = lineLength): string[] {
  const pieces = new RegExp(`.{1,${length}}`, 'gu');
  const piecesOf = (word: string) => (word.includes('://') ? [word] : (word.match(pieces) ?? []));
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    for (const word of line.trim().split(/\s+/).flatMap(piecesOf)) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && last.length + 1 + word.length > length) lines.push(word);
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return lines;
  });
}

function writeFacts(facts: readonly MailFact[]): string {
  const width = Math.max(11, ...facts.map(({ label }) => label.length)) + 2;
  return facts
    .flatMap(({ label, value }) =>
      wrap(value, lineLength - width).map((line, index) => (index === 0 ? label : '').padEnd(width) + line),
    )
    .join('\n');
}

const writeLink = ({ label, url }: MailLink) => `${label}:\n${url}`;

/** Writes the text of a mail, for programs and people that want no HTML. */
export function writeText(mail: MailDescription, { name, company, address }: Shop): string {
  const {
    heading,
    text,
    quote,
    action,
    part,
    lines = [],
    facts = [],
    parts = [],
    questions = [],
    total,
    note,
    links = [],
    footer,
  } = mail;
  const title = wrap(heading);
  const table: MailFact[] = [
    ...(part ? [{ label: m.part(), value: part.name }] : []),
    ...(part?.number ? [{ label: m.number(), value: part.number }] : []),
    ...facts,
    ...(total ? [total] : []),
  ];
  const blocks = [
    name.toUpperCase(),
    [...title, '-'.repeat(Math.max(...title.map((line) => line.length)))].join('\n'),
    text && wrap(text).join('\n'),
    quote && wrap(quote).join('\n'),
    action && writeLink(action),
    ...lines.map(({ name: partName, numbers, quantity, total: price, details }) =>
      [partName, ...numbers, quantity, price, ...details].flatMap((line) => wrap(line)).join('\n'),
    ),
    table.length > 0 && writeFacts(table),
    ...parts.map(({ name: partName, number, quantity, minQuantity, url }) => {
      const title = number === null ? partName : m.partWithNumber({ part: partName, number });
      const left = m.stockLeft({ shown: formatCount(quantity), minimum: formatCount(minQuantity) });
      return [...wrap(title), left, url].join('\n');
    }),
    ...questions.map(({ from, about, text: asked, url }) =>
      [...wrap(about), ...wrap(`${from.name}, ${from.email}`), ...wrap(asked), url].join('\n'),
    ),
    note && wrap(note).join('\n'),
    ...links.map(writeLink),
    // Mail programs fold what follows this line.
    ['-- ', ...[...footer, m.addressLine({ company, address })].flatMap((line) => wrap(line))].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
